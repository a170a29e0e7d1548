import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How many generations were started on one day (UTC). */
@Schema({ collection: 'generation_days', versionKey: false })
export class GenerationDayRecord {
  /** The day, such as `2026-11-22`. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Number, required: true }) started!: number;
}

export const GenerationDayRecordSchema = SchemaFactory.createForClass(GenerationDayRecord);
