import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { type ReturnedMarking, type WritingMarks, writingMarksSchema } from '@wattle/contract/writing-marks';
import type { Types } from 'mongoose';
import type { VersionRef } from '../../bank';

/** What was returned before it was changed. */
type EarlierMarking = MarkingBody & { returnedAt: Date; by: string };

/** One marking that a draft of a child's text waits for, or has. */
@Schema({ collection: 'writing_markings', versionKey: false, minimize: false })
export class WritingMarkingRecord implements VersionRef {
  @Prop({ type: String, required: true }) writingId!: string;
  /** `child:<user id>` */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: String, required: true }) attemptId!: string;
  @Prop({ type: String, required: true }) questionId!: string;
  @Prop({ type: Number, required: true }) version!: number;
  @Prop({ type: String, required: true }) title!: string;
  @Prop({ type: String }) genre?: string;
  @Prop({ type: Number, required: true }) draft!: number;
  /** The child's own words. */
  @Prop({ type: String, required: true }) text!: string;
  /** The child reads the first round. The second is of another marker, and only compared with it. */
  @Prop({ type: Number, required: true }) round!: 1 | 2;
  @Prop({ type: String, required: true }) state!: 'waiting' | 'returned';
  @Prop({ type: Date, required: true }) waitingSince!: Date;
  /** Usernames of markers who have or had the other round. */
  @Prop({ type: [String], default: [] }) notFor!: string[];
  /** Absent once it is released or returned. One that is over stays until another marker takes the text. */
  @Prop({ type: Object }) claim?: { by: string; until: Date };
  @Prop({ type: Object, default: { comments: [], marks: {} } }) saved!: MarkingBody;
  /** Rises with each save. */
  @Prop({ type: Number, default: 0 }) savedVersion?: number;
  /** Who returned it first. */
  @Prop({ type: String }) by?: string;
  @Prop({ type: Date }) returnedAt?: Date;
  @Prop({ type: Date }) changedAt?: Date;
  @Prop({ type: String }) changedBy?: string;
  /** The newest first. */
  @Prop({ type: Array, default: [] }) history!: EarlierMarking[];
}

export type Marking = WritingMarkingRecord & { _id: Types.ObjectId };
export type ReturnedRecord = Marking & Required<Pick<Marking, 'by' | 'returnedAt'>>;

export const WritingMarkingRecordSchema = SchemaFactory.createForClass(WritingMarkingRecord)
  .index({ writingId: 1, draft: 1, round: 1 }, { unique: true })
  .index({ owner: 1, returnedAt: 1 })
  .index({ state: 1, waitingSince: 1, _id: 1 })
  .index({ state: 1, returnedAt: -1 })
  .index({ round: 1, state: 1, returnedAt: -1 });

export function isReturned(marking: Marking): marking is ReturnedRecord {
  return marking.state === 'returned';
}

/** Marks are of all criteria or of none. */
function marksOf({ marks }: MarkingBody): WritingMarks | undefined {
  return writingMarksSchema.safeParse(marks).data;
}

/** The marks that were given before anybody could see those of the other round. */
export function firstMarksOf({ saved, history }: Marking): WritingMarks | undefined {
  return marksOf(history.at(-1) ?? saved);
}

function toReturned(draft: number, body: MarkingBody, returnedAt: Date) {
  const { comments, message } = body;
  return { draft, comments, message, marks: marksOf(body), returnedAt: returnedAt.toISOString() };
}

/** For the child and its parents. */
export function toReturnedMarking({ draft, saved, returnedAt, changedAt }: ReturnedRecord): ReturnedMarking {
  return { ...toReturned(draft, saved, returnedAt), changedAt: changedAt?.toISOString() };
}

/** For staff. */
export function toHistory({ draft, history }: Marking): WritingMarking['history'] {
  return history.map((earlier) => ({ ...toReturned(draft, earlier, earlier.returnedAt), by: earlier.by }));
}

/** For the family: without the names of staff, and without what is not returned. */
export function toExportedMarking(marking: Marking) {
  const { attemptId, questionId, title, genre, draft, round, waitingSince, state, history } = marking;
  return {
    attemptId,
    questionId,
    title,
    genre,
    draft,
    round,
    waitingSince,
    state,
    ...(isReturned(marking) && toReturnedMarking(marking)),
    history: history.map(({ by: _by, ...earlier }) => earlier),
  };
}
