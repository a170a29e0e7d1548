import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { MailRecord, type StoredMail } from './mail.schema';
import { MAIL_TRANSPORT } from './mail-delivery';
import type { MailTransport } from './mail-transport';

/** Gives out and forgets what was mailed, also where it lies as files. */
@Injectable()
export class MailRetention {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  listTo(email: string): Promise<StoredMail[]> {
    return this.records.find({ to: email }).lean<StoredMail[]>().exec();
  }

  forgetBefore(date: Date): Promise<void> {
    return this.forget({ promisedAt: { $lt: date } });
  }

  forgetTo(email: string): Promise<void> {
    return this.forget({ to: email });
  }

  private async forget(filter: QueryFilter<MailRecord>): Promise<void> {
    for await (const mail of this.records.find(filter, { _id: 1 }).lean<StoredMail>()) {
      await this.transport.forget(mail);
      await this.records.deleteOne({ _id: mail._id });
    }
  }
}
