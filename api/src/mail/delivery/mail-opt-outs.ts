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
