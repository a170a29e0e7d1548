import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../../infrastructure';
import { mailboxHash } from '../addresses/mailbox';
import type { Subscription } from '../addresses/subscription';
import { MailOptOutRecord } from './mail-opt-out.schema';
import { MailRetention } from './mail-retention';

/** Which mailboxes want no more mails of a kind. */
@Injectable()
export class MailOptOuts {
  constructor(
    @InjectModel(MailOptOutRecord.name) private readonly records: Model<MailOptOutRecord>,
    private readonly mails: MailRetention,
    private readonly clock: Clock,
  ) {}

  async has({ kind, mailbox }: Subscription): Promise<boolean> {
    return (await this.records.exists({ mailbox, kind })) !== null;
  }

  find({ kind, mailbox }: Subscription): Promise<MailOptOutRecord | null> {
    return this.records.findOne({ mailbox, kind }).lean<MailOptOutRecord>().exec();
  }

  /**
   * Also withdraws what waits to be sent.
   *
   * @param linkSentAt - Given where it is stopped by the page of a mailed link. What the mailbox itself has stopped, or
   *   stops later, stays its own stop.
   */
  async add({ kind, mailbox }: Subscription, linkSentAt?: Date): Promise<void> {
    const createdAt = this.clock.now();
    const change = linkSentAt
      ? { $setOnInsert: { createdAt, linkSentAt } }
      : { $set: { createdAt }, $unset: { linkSentAt: 1 as const } };
    await this.records.updateOne({ mailbox, kind }, change, { upsert: true });
    await this.mails.deleteQueued({ kind, mailbox });
  }

  async remove({ kind, mailbox }: Subscription): Promise<void> {
    await this.records.deleteOne({ mailbox, kind });
  }

  listOf(email: string): Promise<MailOptOutRecord[]> {
    return this.records
      .find({ mailbox: mailboxHash(email) })
      .lean<MailOptOutRecord[]>()
      .exec();
  }

  async deleteOf(email: string): Promise<void> {
    await this.records.deleteMany({ mailbox: mailboxHash(email) });
  }
}
