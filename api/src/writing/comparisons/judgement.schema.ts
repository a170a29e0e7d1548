import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A pair of texts that a marker has, or has judged. */
@Schema({ collection: 'writing_judgements', versionKey: false })
export class JudgementRecord {
  @Prop({ type: String, required: true }) setId!: string;
  /** By username. */
  @Prop({ type: String, required: true }) judge!: string;
  /** In the order in which they are shown. */
  @Prop({ type: [String], required: true }) texts!: readonly [string, string];
  /** The same in whichever order they are shown. */
  @Prop({ type: String, required: true }) pair!: string;
  @Prop({ type: Date, required: true }) shownAt!: Date;
  /** Absent once it is judged. */
  @Prop({ type: Boolean }) isOpen?: true;
  @Prop({ type: String }) winner?: string;
}

export const JudgementRecordSchema = SchemaFactory.createForClass(JudgementRecord)
  .index({ setId: 1, judge: 1, pair: 1 }, { unique: true })
  // Two markers don't look at one pair at a time.
  .index({ setId: 1, pair: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });

export function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' ');
}
