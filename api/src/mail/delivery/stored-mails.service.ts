import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, type Types } from 'mongoose';
import { Retained, type Retention } from '../../infrastructure';
import type { Subscription } from '../addresses/mailbox';
import { canBeStopped, MailRecord, type SentMailKind, type StoredMail } from './mail.schema';
import { MailTransport } from './mail-transport';

@Retained()
@Injectable()
export class StoredMailsService implements Retention {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly transport: MailTransport,
  ) {}

  async listTo(email: string): Promise<StoredMail[]> {
    return this.records.find({ to: email }).sort({ _id: 1 }).lean<StoredMail[]>();
  }

  /** Those that are deleted with one of the families of an address. */
  async listOfFamily(email: string, familyId: Types.ObjectId): Promise<StoredMail[]> {
    return this.records.find(ofFamily(email, familyId)).sort({ _id: 1 }).lean<StoredMail[]>();
  }

  countUnsent(maxTimeMs: number): Promise<number> {
    return this.count({ state: { $in: ['queued', 'sending'] } }, maxTimeMs);
  }

  countFailedSince(dueAt: Date, maxTimeMs: number): Promise<number> {
    return this.count({ state: 'failed', dueAt: { $gte: dueAt } }, maxTimeMs);
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

  /** Of a family's mails those about one child, and those that name several. */
  deleteOfChild(to: string, familyId: Types.ObjectId, childId: Types.ObjectId): Promise<void> {
    const about = [{ about: new RegExp(` of ${childId}$`) }, { kind: { $in: KINDS_NAMING_CHILDREN } }];
    return this.delete({ $and: [ofFamily(to, familyId), { $or: about }] });
  }

  deleteByKey(to: string, dedupeKey: string): Promise<void> {
    return this.delete({ to, about: dedupeKey });
  }

  deleteQueued({ kind, addressHash }: Subscription): Promise<void> {
    return this.delete({ kind, mailbox: addressHash, state: 'queued' });
  }

  private async count(filter: QueryFilter<MailRecord>, maxTimeMs: number): Promise<number> {
    return this.records.countDocuments(filter).maxTimeMS(maxTimeMs);
  }

  private async delete(filter: QueryFilter<MailRecord>): Promise<void> {
    for await (const mail of this.records.find(filter, { mailbox: 1 }).lean<StoredMail>()) {
      const { _id, mailbox } = mail;
      await this.transport.delete(mail);
      // A mail that no longer fits the filter, as its sending has begun, stays.
      await this.records.deleteOne({ ...filter, _id, mailbox });
    }
  }
}

const KINDS_NAMING_CHILDREN: SentMailKind[] = ['password-reset', 'family-erasure'];

/** The mails that name a family. */
function ofFamily(to: string, familyId: Types.ObjectId): QueryFilter<MailRecord> {
  return { to, families: familyId };
}

export function countMails(mails: readonly { kind: SentMailKind }[]) {
  return {
    mails: mails.length,
    weeklyReports: mails.filter(({ kind }) => kind === 'weekly-report').length,
    linkMails: mails.filter(({ kind }) => !canBeStopped(kind)).length,
  };
}
