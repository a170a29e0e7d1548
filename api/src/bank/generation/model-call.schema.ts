import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

export interface ModelMessage {
  role: 'system' | 'user';
  content: string;
}

@Schema({ collection: 'model_calls', versionKey: false })
export class ModelCallRecord {
  _id!: Types.ObjectId;
  @Prop({ type: String, required: true }) generationId!: string;
  @Prop({ type: String, required: true }) prompt!: string;
  @Prop({ type: String, required: true }) model!: string;
  @Prop({ type: Array, required: true }) messages!: ModelMessage[];
  @Prop({ type: String, default: '' }) answer!: string;
  @Prop({ type: String }) problem?: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const ModelCallRecordSchema = SchemaFactory.createForClass(ModelCallRecord).index({ generationId: 1 });
