import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STAFF_ACTION_KINDS, type StaffActionKind } from '@wattle/contract';
import { Types } from 'mongoose';

/**
 * What a member of staff did to a family. Kept without end: of an erased family with nothing that names it. What
 * the parent did by mailed links is recorded likewise, and deleted after a while, but for an erasure.
 */
@Schema({ collection: 'staff_actions', versionKey: false })
export class StaffActionRecord {
  @Prop({ type: Date, required: true }) at!: Date;
  /** Username of the member of staff, the command line, or the parent. */
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: String, enum: STAFF_ACTION_KINDS, required: true }) kind!: StaffActionKind;
  /** Absent once the family is erased. */
  @Prop({ type: Types.ObjectId }) familyId?: Types.ObjectId;
  @Prop({ type: Types.ObjectId }) childId?: Types.ObjectId;
  @Prop({ type: Number }) percentBefore?: number;
  @Prop({ type: Number }) percent?: number;
  @Prop({ type: Date }) linkUsedAt?: Date;
  /** A random text that stands in the place of the family once it is erased. */
  @Prop({ type: String }) reference?: string;
}

/** An action as it is read from the database. */
export type StoredStaffAction = StaffActionRecord & { _id: Types.ObjectId };

export const StaffActionRecordSchema = SchemaFactory.createForClass(StaffActionRecord)
  .index({ at: -1 })
  .index({ familyId: 1, at: -1 });
