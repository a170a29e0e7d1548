import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'images', versionKey: false })
export class ImageRecord {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  @Prop({ type: String }) _id!: string;
  @Prop({ type: Buffer, required: true }) bytes!: Buffer;
}

export const ImageRecordSchema = SchemaFactory.createForClass(ImageRecord);
