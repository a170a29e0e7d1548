import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** One log-in in one browser, and the family of refresh tokens that came from it (decision 4). */
@Schema({ collection: 'sessions', versionKey: false })
export class SessionRecord {
  @Prop({ type: Types.ObjectId, required: true, index: true }) userId!: Types.ObjectId;
  /** Hash of the cookie that must come along with a refresh token. */
  @Prop({ type: String, required: true, index: true }) cookieHash!: string;
  /** Counts the refreshes; the token is made from it. */
  @Prop({ type: Number, default: 1 }) generation!: number;
  @Prop({ type: String, required: true }) tokenHash!: string;
  /** The token before, which another tab may still send for a moment. */
  @Prop({ type: String }) previousHash?: string;
  @Prop({ type: Date, required: true }) refreshedAt!: Date;
  @Prop({ type: Date, required: true }) expiresAt!: Date;
}

/** A session as the database gives it back. */
export type Session = SessionRecord & { _id: Types.ObjectId };

export const SessionRecordSchema = SchemaFactory.createForClass(SessionRecord).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);
