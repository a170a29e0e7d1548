import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Card } from 'ts-fsrs';
import type { StoredRatings } from './elo';
import type { SkillScore } from './skill-score';

export interface PractisedSkill {
  skill: string;
  /** As FSRS has it. */
  card: Card;
  lastDay: string;
  lastScore: SkillScore;
  /** Whether anything ever went wrong; nothing else comes back. */
  hasGoneWrong: boolean;
  /** Questions that are not known yet, with whether another question of the skill was right since: then they come back. */
  missed: ReadonlyMap<string, boolean>;
}

type StoredSkill = Omit<PractisedSkill, 'missed'> & { missed: [questionId: string, isDue: boolean][] };

/** What practice follows from, as a child's attempts have it: nothing that cannot be made again from them. */
@Schema({ collection: 'practice_states', versionKey: false, minimize: false })
export class PracticeStateRecord {
  /** As of the attempts. */
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: Number, required: true }) version!: number;
  /** When it was made from all attempts. */
  @Prop({ type: Date, required: true }) madeAt!: Date;
  @Prop({ type: Number }) grade?: number;
  /** Of the calendar by which its days are told. */
  @Prop({ type: String, required: true }) timeZone!: string;
  /** Of the latest attempt that is counted. */
  @Prop({ type: Date }) latest?: Date;
  /** Counted last: where a process has ended before it could note that, they are not counted again. */
  @Prop({ type: Array, required: true }) countedLast!: Types.ObjectId[];
  /** The last day on which the practice of a day was submitted. */
  @Prop({ type: String }) practisedOn?: string;
  @Prop({ type: Array, required: true }) skills!: StoredSkill[];
  @Prop({ type: Object, required: true }) ratings!: StoredRatings;
}

const SECONDS_OF_TWO_DAYS = 172_800;

export const PracticeStateRecordSchema = SchemaFactory.createForClass(PracticeStateRecord)
  .index({ owner: 1 }, { unique: true })
  .index({ madeAt: 1 }, { expireAfterSeconds: SECONDS_OF_TWO_DAYS });
