import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'images', versionKey: false })
export class ImageRecord {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Buffer, required: true }) bytes!: Buffer;
  /** When it was stored, named, or last found to be named by something (docs/operating.md). */
  @Prop({ type: Date }) usedAt?: Date;
}

export const ImageRecordSchema = SchemaFactory.createForClass(ImageRecord).index({ usedAt: 1 });
