import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STAFF_ROLES, type StaffRole } from '@wattle/contract/constants';
import { STAFF_ACTION_KINDS, type StaffActionKind } from '@wattle/contract/families';
import { ACCOUNT_ACTION_KINDS, type AccountActionKind } from '@wattle/contract/staff';
import { Types } from 'mongoose';

/**
 * An action of staff on a family, or on an account of staff. It is stored for good, after an erasure without naming the family. Actions of parents
 * by mailed links are recorded too, and deleted after a while, except for erasures.
 */
@Schema({ collection: 'staff_actions', versionKey: false })
export class StaffActionRecord {
  @Prop({ type: Date, required: true }) at!: Date;
  /** A username, the command line, or the parent. */
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: String, enum: [...STAFF_ACTION_KINDS, ...ACCOUNT_ACTION_KINDS], required: true })
  kind!: StaffActionKind | AccountActionKind;
  /** Absent once the family is erased. */
  @Prop({ type: Types.ObjectId }) familyId?: Types.ObjectId;
  @Prop({ type: Types.ObjectId }) childId?: Types.ObjectId;
  /** Of an allowance. */
  @Prop({ type: Number }) amountBefore?: number;
  @Prop({ type: Number }) amount?: number;
  /** An account of staff; absent in an action on a family. */
  @Prop({ type: Types.ObjectId }) accountId?: Types.ObjectId;
  @Prop({ type: String }) username?: string;
  @Prop({ type: String, enum: STAFF_ROLES }) role?: StaffRole;
  @Prop({ type: String, enum: STAFF_ROLES }) roleBefore?: StaffRole;
  @Prop({ type: Date }) linkUsedAt?: Date;
  /** Replaces the family once it is erased. */
  @Prop({ type: String }) reference?: string;
}

export type StoredStaffAction = StaffActionRecord & { _id: Types.ObjectId };

export const StaffActionRecordSchema = SchemaFactory.createForClass(StaffActionRecord)
  .index({ at: -1 })
  .index({ familyId: 1, at: -1 });
