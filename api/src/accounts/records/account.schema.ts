import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SessionUser } from '@wattle/contract/accounts';
import type { Allowance, AllowanceRequests, Privilege, Rehearsal } from '@wattle/contract/allowances';
import type { State } from '@wattle/contract/calendar';
import { type Exam, ROLES, type Role, type Subject } from '@wattle/contract/constants';
import type { PracticeSettings } from '@wattle/contract/daily-practice';
import type { DisplaySettings } from '@wattle/contract/display-settings';
import type { ConsentPurpose } from '@wattle/contract/own-children';
import type { PlanItemId } from '@wattle/contract/weekly-plan';
import { Types } from 'mongoose';

export interface PracticeExam {
  startedAt: Date;
  /** Which exam it is of; absent where the child had none. */
  exam?: Exam | undefined;
  /** In order. An attempt exists once the child has started it; its id is decided before. */
  attempts: { subject: Subject; attemptId: Types.ObjectId }[];
}

export interface WeeklyReportMark {
  monday: string;
  /** Whether the latest mail said that there was nothing to report. */
  isQuiet: boolean;
}

/** By the address of a parent. */
interface ConsentMark {
  by: string;
  at: Date;
}

/** A yes of a parent. */
interface ConsentRecord {
  purpose: ConsentPurpose;
  given: ConsentMark;
  /** Absent while it holds. */
  takenBack?: ConsentMark;
}

type PlanTicks = Partial<Record<PlanItemId, string | null>>;

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
  /** Which it prepares for; null when it was taken back. */
  @Prop({ type: String }) exam?: Exam | null;
  /** Where it lives; its calendar follows from it. */
  @Prop({ type: String }) state?: State;
  /** Null where one was taken away. */
  @Prop({ type: Object }) allowances?: Partial<Record<Privilege, Allowance | null>>;
  /** What the parent has asked for; null where staff have decided. */
  @Prop({ type: Object }) allowanceRequests?: { [Name in Privilege]?: AllowanceRequests[Name] | null };
  /** What the family has chosen to rehearse with. */
  @Prop({ type: Object }) rehearsal?: Rehearsal;
  /** The practice exam; null when it was abandoned. */
  @Prop({ type: Object }) examDay?: PracticeExam | null;
  @Prop({ type: Object }) lastWeeklyReport?: WeeklyReportMark;
  /** By item of the weekly plan: Monday of the week in which it was last ticked; null when the tick was removed. */
  @Prop({ type: Object }) planTicks?: PlanTicks;
  /** Of staff: it cannot log in since; null when it can again. */
  @Prop({ type: Date }) disabledAt?: Date | null;
  /** Of staff. */
  @Prop({ type: Date }) lastLogInAt?: Date;
  /** Of staff: where the monthly email of questions to mend goes; null where it is not wanted any more. */
  @Prop({ type: String }) statisticsMailTo?: string | null;
  /** How many tests a week the family aims at. */
  @Prop({ type: Number }) testsAWeek?: number;
  /** The date of the exam; null when it was taken back. */
  @Prop({ type: String }) testDay?: string | null;
  /** What the family has set for the practice of a day. */
  @Prop({ type: Object }) practice?: PracticeSettings;
  /** How the child likes the screen of a test. */
  @Prop({ type: Object }) displaySettings?: DisplaySettings;
  /** In the order in which they were given; what was taken back stays (docs/decisions/076). */
  @Prop({ type: Array, default: undefined }) consents?: ConsentRecord[];
  /** Its password is public, so it is deleted where the demo is off. */
  @Prop({ type: Boolean }) isDemo?: boolean;
}

/** The adult who signed up, and logs in by mail (docs/decisions/061). */
@Schema({ _id: false })
export class ParentRecord {
  @Prop({ type: String, required: true }) firstName!: string;
  @Prop({ type: String, required: true }) lastName!: string;
  @Prop({ type: String, required: true }) phone!: string;
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: Date }) emailConfirmedAt?: Date;
  @Prop({ type: Date }) wantsWeeklyReportSince?: Date;
}

/**
 * A family with its children, or one member of staff. A family is one document, so that a sign-up is one atomic write,
 * also without transactions (docs/decisions/017).
 */
@Schema({ collection: 'accounts', versionKey: false })
export class AccountRecord {
  @Prop({ type: SchemaFactory.createForClass(ParentRecord) }) parent?: ParentRecord;
  @Prop({ type: [SchemaFactory.createForClass(UserRecord)], required: true }) users!: UserRecord[];
  @Prop({ type: Date, required: true }) createdAt!: Date;
  /** Identifies the form that created the account. */
  @Prop({ type: String }) requestId?: string;
}

export type StoredAccount = AccountRecord & { _id: Types.ObjectId };

export type StoredFamily = StoredAccount & { parent: ParentRecord };

/** A child, or a member of staff. */
export type User = Omit<UserRecord, 'examDay' | 'testDay'> & {
  /** Null when it was abandoned. */
  practiceExam?: PracticeExam | null | undefined;
  /** The date of the exam; null when it was taken back. */
  examDate?: string | null | undefined;
};

export type Account = Omit<StoredAccount, 'users'> & { users: User[] };

export type FamilyAccount = Account & { parent: ParentRecord };

export interface MailedChild {
  family: FamilyAccount;
  child: User;
}

/** Whoever a session is of. */
export type SessionOwner = Pick<User, '_id' | 'username' | 'role' | 'firstName'>;

export const AccountRecordSchema = SchemaFactory.createForClass(AccountRecord)
  .index({ 'users.usernameKey': 1 }, { unique: true })
  .index({ requestId: 1 }, { unique: true, sparse: true })
  .index({ 'users._id': 1 })
  .index({ 'parent.email': 1 }, { sparse: true })
  .index({ 'parent.wantsWeeklyReportSince': 1 }, { sparse: true });

export function toSessionUser({ _id, username, role, firstName }: SessionOwner): SessionUser {
  return { id: String(_id), username, role, firstName };
}

/** A parent is known by the id of the family: one of those that have confirmed the address. */
export function parentOf({ _id, parent }: Pick<FamilyAccount, '_id' | 'parent'>): SessionOwner {
  return { _id, username: parent.email, role: 'parent', firstName: parent.firstName };
}
