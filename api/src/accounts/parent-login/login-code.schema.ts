import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The newest code of a parent. Its family's id is its own, so that a new one replaces it. */
@Schema({ collection: 'login_codes', versionKey: false })
export class LoginCodeRecord {
  @Prop({ type: String, required: true, index: true }) email!: string;
  /** Signature of the code by a key of this installation: six digits alone are soon guessed from a hash. */
  @Prop({ type: String, required: true }) signature!: string;
  @Prop({ type: Number, required: true }) tries!: number;
  @Prop({ type: Date, required: true }) expiresAt!: Date;
}

export type LoginCode = LoginCodeRecord & { _id: Types.ObjectId };

export const LoginCodeRecordSchema = SchemaFactory.createForClass(LoginCodeRecord).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);
