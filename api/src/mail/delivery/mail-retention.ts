import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, type Types } from 'mongoose';
import { Retained, type Retention } from '../../infrastructure';
import type { Subscription } from '../addresses/subscription';
import { MailRecord, type StoredMail } from './mail.schema';
import { MAIL_TRANSPORT } from './mail-delivery';
import type { MailTransport } from './mail-transport';

/** Lists and deletes the mails that are kept, with their files. */
@Retained()
@Injectable()
export class MailRetention implements Retention {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  listTo(email: string): Promise<StoredMail[]> {
    return this.records.find({ to: email }).lean<StoredMail[]>().exec();
  }

  /** Those that are deleted with one of the families of an address. */
  listOfFamily(email: string, familyId: Types.ObjectId): Promise<StoredMail[]> {
    return this.records.find(ofFamily(email, familyId)).lean<StoredMail[]>().exec();
  }

  deleteBefore(date: Date): Promise<void> {
    return this.delete({ promisedAt: { $lt: date } });
  }

  deleteTo(email: string): Promise<void> {
    return this.delete({ to: email });
  }

  deleteOfFamily(email: string, familyId: Types.ObjectId): Promise<void> {
    return this.delete(ofFamily(email, familyId));
  }

  /** Deletes the mails to an address that are about one thing. */
  deleteAbout(to: string, about: string): Promise<void> {
    return this.delete({ to, about });
  }

  /** Deletes the mails of a kind to a mailbox that are not being sent yet. */
  deleteQueued({ kind, mailbox }: Subscription): Promise<void> {
    return this.delete({ kind, mailbox, state: 'queued' });
  }

  private async delete(filter: QueryFilter<MailRecord>): Promise<void> {
    for await (const mail of this.records.find(filter, { mailbox: 1 }).lean<StoredMail>()) {
      const { _id, mailbox } = mail;
      await this.transport.delete(mail);
      // A mail that is no longer meant, as its sending has begun, keeps its record.
      await this.records.deleteOne({ ...filter, _id, ...(mailbox && { mailbox }) });
    }
  }
}

/** The mails that name a family. Those of earlier versions do not say whether they do. */
function ofFamily(to: string, familyId: Types.ObjectId): QueryFilter<MailRecord> {
  return { to, $or: [{ families: familyId }, { families: { $exists: false }, kind: { $ne: 'report' } }] };
}
