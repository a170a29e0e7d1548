import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { MAIL_KINDS, type MailKind } from '@wattle/contract/mail';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** Kinds of mails: those that a mailbox can stop, and those with links that are for the reader's eyes only. */
const SENT_KINDS = [...MAIL_KINDS, 'password-reset', 'address-confirmation', 'family-erasure', 'parent-login'] as const;
export type SentMailKind = (typeof SENT_KINDS)[number];

export function canBeStopped(kind: SentMailKind): kind is MailKind {
  return (MAIL_KINDS as readonly SentMailKind[]).includes(kind);
}

/** The record decides whether a mail is sent; a job only names it (docs/decisions/009). */
@Schema({ collection: 'mails', versionKey: false })
export class MailRecord {
  @Prop({ type: String, enum: SENT_KINDS, required: true }) kind!: SentMailKind;
  @Prop({ type: String, required: true }) to!: string;
  /** Hash of the mailbox that the address leads to. */
  @Prop({ type: String, required: true }) mailbox!: string;
  @Prop({ type: String, required: true }) subject!: string;
  @Prop({ type: String, required: true }) text!: string;
  @Prop({ type: String, required: true }) html!: string;
  /** What this mail is about: the same is not mailed twice in a day. */
  @Prop({ type: String, required: true }) about!: string;
  /** The families that it names, of those with the address; absent in reports of free assessments. */
  @Prop({ type: [MongooseSchema.Types.ObjectId], default: undefined }) families?: Types.ObjectId[];
  /** 1 for the first mail to this mailbox, of whatever kind. */
  @Prop({ type: Number, required: true }) serial!: number;
  @Prop({ type: Date, required: true }) promisedAt!: Date;
  @Prop({ type: String, enum: ['queued', 'sending', 'sent', 'failed'], default: 'queued' })
  state!: 'queued' | 'sending' | 'sent' | 'failed';
  @Prop({ type: Number, default: 0 }) tries!: number;
  /** When it is due; while it is being sent, when another worker may take it over. */
  @Prop({ type: Date, required: true }) dueAt!: Date;
}

export type StoredMail = MailRecord & { _id: Types.ObjectId };

export const MailRecordSchema = SchemaFactory.createForClass(MailRecord)
  .index({ mailbox: 1, serial: 1 }, { unique: true, partialFilterExpression: { mailbox: { $exists: true } } })
  .index({ to: 1 })
  .index({ state: 1, dueAt: 1 })
  .index({ promisedAt: 1 });

export interface MailJob {
  mailId: string;
  /** By which a sharded database finds it. */
  mailbox: string;
}
