import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { MAIL_KINDS, type MailKind } from '@wattle/contract/mail';

@Schema({ collection: 'mail_opt_outs', versionKey: false })
export class MailOptOutRecord {
  @Prop({ type: String, required: true }) mailbox!: string;
  @Prop({ type: String, enum: MAIL_KINDS, required: true }) kind!: MailKind;
  @Prop({ type: Date, required: true }) createdAt!: Date;
}

export const MailOptOutRecordSchema = SchemaFactory.createForClass(MailOptOutRecord).index(
  { mailbox: 1, kind: 1 },
  { unique: true },
);
