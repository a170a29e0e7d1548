import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, type Role, type SessionUser, type Subject } from '@wattle/contract';
import { Types } from 'mongoose';

/** The latest four tests that a child takes in a row (decision 038). */
export interface ExamDayRecord {
  startedAt: Date;
  /** In their order. An attempt is there once the child has started it, and has this id from the beginning. */
  attempts: { subject: Subject; attemptId: Types.ObjectId }[];
}

/** A user who can log in: a child or a member of staff. */
@Schema()
export class UserRecord {
  _id!: Types.ObjectId;
  /** As it was typed; see `usernameKey` for how it is compared. */
  @Prop({ type: String, required: true }) username!: string;
  @Prop({ type: String, required: true }) usernameKey!: string;
  @Prop({ type: String, required: true }) passwordHash!: string;
  @Prop({ type: String, enum: ROLES, required: true }) role!: Role;
  @Prop({ type: String }) firstName?: string;
  @Prop({ type: String }) lastName?: string;
  @Prop({ type: Number }) grade?: number;
  @Prop({ type: String }) school?: string;
  /** How much longer a timed test lasts for this child, in percent; given by staff. */
  @Prop({ type: Number }) extraTimePercent?: number;
  /** Null when it was abandoned. */
  @Prop({ type: Object }) examDay?: ExamDayRecord | null;
  /** Its password is public; it is deleted where there is no demo. */
  @Prop({ type: Boolean }) isDemo?: boolean;
}

/** The adult who signed up. Parents have no log-in (decision 4). */
@Schema({ _id: false })
export class ParentRecord {
  @Prop({ type: String, required: true }) firstName!: string;
  @Prop({ type: String, required: true }) lastName!: string;
  @Prop({ type: String, required: true }) phone!: string;
  @Prop({ type: String, required: true }) email!: string;
}

/**
 * A family with its children, or one member of staff. The whole family is one document, so that one write decides a
 * sign-up: all of it or nothing, also where there are no transactions (decision 4).
 */
@Schema({ collection: 'accounts', versionKey: false })
export class AccountRecord {
  @Prop({ type: SchemaFactory.createForClass(ParentRecord) }) parent?: ParentRecord;
  @Prop({ type: [SchemaFactory.createForClass(UserRecord)], required: true }) users!: UserRecord[];
  @Prop({ type: Date, required: true }) createdAt!: Date;
  /** Identifies the form that created the account. */
  @Prop({ type: String }) requestId?: string;
}

/** An account as it is read from the database. */
export type Account = AccountRecord & { _id: Types.ObjectId };

export const AccountRecordSchema = SchemaFactory.createForClass(AccountRecord)
  .index({ 'users.usernameKey': 1 }, { unique: true })
  .index({ requestId: 1 }, { unique: true, sparse: true })
  .index({ 'users._id': 1 })
  .index({ 'parent.email': 1 }, { sparse: true });

export function toSessionUser({ _id, username, role, firstName }: UserRecord): SessionUser {
  return { id: String(_id), username, role, firstName };
}
