import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

const WEBHOOK_STATES = ['waiting', 'told', 'failed'] as const;

/** A roll back that a team is to be told of, or was. */
@Schema({ collection: 'webhook_calls', versionKey: false })
export class WebhookCallRecord {
  @Prop({ type: String, required: true }) remote!: string;
  /** When it was rolled back, which tells one roll back from another. */
  @Prop({ type: Date, required: true }) at!: Date;
  /** What is sent: the same text each time. */
  @Prop({ type: String, required: true }) body!: string;
  @Prop({ type: String, enum: WEBHOOK_STATES, required: true }) state!: (typeof WEBHOOK_STATES)[number];
  @Prop({ type: Number, required: true }) tries!: number;
  @Prop({ type: Date, required: true }) dueAt!: Date;
}

export const WebhookCallRecordSchema = SchemaFactory.createForClass(WebhookCallRecord)
  .index({ remote: 1, at: 1 }, { unique: true })
  .index({ state: 1, dueAt: 1 });
