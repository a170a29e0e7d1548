import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type PlanItemId, ROLES, type Role, type SessionUser, type Subject } from '@wattle/contract';
import { Types } from 'mongoose';

/** The latest four tests that a child takes in a row (docs/decisions/038). */
export interface ExamDayRecord {
  startedAt: Date;
  /** In their order. An attempt is there once the child has started it, and has this id from the beginning. */
  attempts: { subject: Subject; attemptId: Types.ObjectId }[];
}

/** Says that a week of a child is done with (docs/decisions/041). */
export interface WeeklyReportMark {
  monday: string;
  /** Whether the latest mail told of a week without anything to report. */
  isQuiet: boolean;
}

export type PlanTicks = Partial<Record<PlanItemId, string | null>>;

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
  /** The latest week that a report was due for: its Monday, and whether there was nothing to report. */
  @Prop({ type: Object }) lastWeeklyReport?: WeeklyReportMark;
  /** By item of the weekly plan: the Monday of the week in which the child last ticked it; null where it took the tick back. */
  @Prop({ type: Object }) planTicks?: PlanTicks;
  /** Its password is public; it is deleted where there is no demo. */
  @Prop({ type: Boolean }) isDemo?: boolean;
}

/** The adult who signed up. Parents have no log-in (docs/decisions/017). */
@Schema({ _id: false })
export class ParentRecord {
  @Prop({ type: String, required: true }) firstName!: string;
  @Prop({ type: String, required: true }) lastName!: string;
  @Prop({ type: String, required: true }) phone!: string;
  @Prop({ type: String, required: true }) email!: string;
  /** When a link in a mail to this address was used. */
  @Prop({ type: Date }) emailConfirmedAt?: Date;
  /** When the parent asked for weekly reports, who reads the mails to this address (docs/decisions/041). */
  @Prop({ type: Date }) wantsWeeklyReportSince?: Date;
}

/**
 * A family with its children, or one member of staff. The whole family is one document, so that one write decides a
 * sign-up: all of it or nothing, also where there are no transactions (docs/decisions/017).
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

/** The account of a family. */
export type FamilyAccount = Account & { parent: ParentRecord };

/** A child of a family whose parent can be mailed to. */
export interface MailedChild {
  family: FamilyAccount;
  child: UserRecord;
}

export const AccountRecordSchema = SchemaFactory.createForClass(AccountRecord)
  .index({ 'users.usernameKey': 1 }, { unique: true })
  .index({ requestId: 1 }, { unique: true, sparse: true })
  .index({ 'users._id': 1 })
  .index({ 'parent.email': 1 }, { sparse: true })
  .index({ 'parent.wantsWeeklyReportSince': 1 }, { sparse: true });

export function toSessionUser({ _id, username, role, firstName }: UserRecord): SessionUser {
  return { id: String(_id), username, role, firstName };
}
