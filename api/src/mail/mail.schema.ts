import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** A mail that Wattle has promised to send. The record is the truth; a job only reminds of it (decision 9). */
@Schema({ collection: 'mails', versionKey: false })
export class MailRecord {
  @Prop({ type: String, required: true }) to!: string;
  @Prop({ type: String, required: true }) subject!: string;
  @Prop({ type: String, required: true }) text!: string;
  @Prop({ type: String, required: true }) html!: string;
  /** What this mail is about: the same thing is not mailed again at once. */
  @Prop({ type: String, required: true }) about!: string;
  /** 1 for the first mail to this mailbox. */
  @Prop({ type: Number, required: true }) serial!: number;
  @Prop({ type: Date, required: true }) promisedAt!: Date;
  @Prop({ type: String, enum: ['queued', 'sending', 'sent', 'failed'], default: 'queued' })
  state!: 'queued' | 'sending' | 'sent' | 'failed';
  @Prop({ type: Number, default: 0 }) tries!: number;
  /** When it is due; while it is being sent, when another worker may take it over. */
  @Prop({ type: Date, required: true }) dueAt!: Date;
}

/** A mail as the database gives it back. */
export type StoredMail = MailRecord & { _id: Types.ObjectId };

export const MailRecordSchema = SchemaFactory.createForClass(MailRecord)
  .index({ to: 1, serial: 1 }, { unique: true })
  .index({ state: 1, dueAt: 1 })
  .index({ promisedAt: 1 });
