import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { MailRecord, type StoredMail } from './mail.schema';
import { MAIL_TRANSPORT } from './mail-delivery';
import type { MailTransport } from './mail-transport';

@Injectable()
export class MailRetention {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  /** Deletes the mails that were promised before, also where they lie as files. */
  async forget(before: Date): Promise<void> {
    for (const mail of await this.records.find({ promisedAt: { $lt: before } }, { _id: 1 }).lean<StoredMail[]>()) {
      await this.transport.forget(mail);
      await this.records.deleteOne({ _id: mail._id });
    }
  }
}
