import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { addressHashOf } from '../addresses/mailbox';
import type { Subscription } from '../addresses/subscription';
import { MailOptOutRecord } from './mail-opt-out.schema';
import { StoredMailsService } from './stored-mails.service';

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

  /**
   * Also deletes queued mails.
   *
   * @param linkSentAt - For a stop by the page of a mailed link, which does not replace a stop by the mailbox itself.
   */
  async add({ kind, addressHash }: Subscription, linkSentAt?: Date): Promise<void> {
    const createdAt = this.clock.now();
    const change = linkSentAt
      ? { $setOnInsert: { createdAt, linkSentAt } }
      : { $set: { createdAt }, $unset: { linkSentAt: 1 as const } };
    await this.records.updateOne({ mailbox: addressHash, kind }, change, { upsert: true });
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
