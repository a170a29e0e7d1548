import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { MAIL_KINDS, type MailKind } from '@wattle/contract/mail';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { addressHashOf, type Subscription } from '../addresses/mailbox';
import { StoredMailsService } from './stored-mails.service';

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

@Injectable()
export class MailOptOuts {
  constructor(
    @InjectModel(MailOptOutRecord.name) private readonly records: Model<MailOptOutRecord>,
    private readonly mails: StoredMailsService,
    private readonly clock: Clock,
  ) {}

  async has({ kind, addressHash }: Subscription): Promise<boolean> {
    return (await this.records.exists({ mailbox: addressHash, kind })) !== null;
  }

  async find({ kind, addressHash }: Subscription): Promise<MailOptOutRecord | null> {
    return this.records.findOne({ mailbox: addressHash, kind }).lean<MailOptOutRecord>();
  }

  /** Also deletes queued mails. */
  async add({ kind, addressHash }: Subscription): Promise<void> {
    const createdAt = this.clock.now();
    await this.records.updateOne({ mailbox: addressHash, kind }, { createdAt }, { upsert: true });
    await this.mails.deleteQueued({ kind, addressHash });
  }

  async remove({ kind, addressHash }: Subscription): Promise<void> {
    await this.records.deleteOne({ mailbox: addressHash, kind });
  }

  async listOf(email: string): Promise<MailOptOutRecord[]> {
    return this.records.find({ mailbox: addressHashOf(email) }).lean<MailOptOutRecord[]>();
  }

  async deleteOf(email: string): Promise<void> {
    await this.records.deleteMany({ mailbox: addressHashOf(email) });
  }
}
