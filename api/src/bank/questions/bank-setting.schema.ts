import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What staff have set for the whole bank. */
@Schema({ collection: 'bank_settings', versionKey: false })
export class BankSettingRecord {
  @Prop({ type: String }) _id!: 'two-people';
  @Prop({ type: Boolean, required: true }) isOn!: boolean;
  @Prop({ type: String, required: true }) by!: string;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const BankSettingRecordSchema = SchemaFactory.createForClass(BankSettingRecord);
