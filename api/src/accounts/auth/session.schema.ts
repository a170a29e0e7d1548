import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

@Schema({ collection: 'sessions', versionKey: false })
export class SessionRecord {
  @Prop({ type: Types.ObjectId, required: true }) userId!: Types.ObjectId;
  @Prop({ type: String, required: true, index: true }) cookieHash!: string;
  /** Browser and system, for parents, who can see and end their sessions. */
  @Prop({ type: String }) device?: string;
  /** The current refresh token is derived from it. */
  @Prop({ type: Number, default: 1 }) generation!: number;
  @Prop({ type: String, required: true }) tokenHash!: string;
  /** Of the previous token, which counts until its successor was used. */
  @Prop({ type: String }) previousHash?: string;
  @Prop({ type: Date, required: true }) refreshedAt!: Date;
  @Prop({ type: Date, required: true }) expiresAt!: Date;
}

export type Session = SessionRecord & { _id: Types.ObjectId };

export const SessionRecordSchema = SchemaFactory.createForClass(SessionRecord)
  .index({ userId: 1, refreshedAt: -1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
