import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Clock, DAY_MS, isDuplicate, RetryAfterException } from '../../infrastructure';
import { addressHashOf } from '../addresses/mailbox';
import { canBeStopped, MailRecord, type SentMailKind, type StoredMail } from './mail.schema';
import { MailOptOuts } from './mail-opt-outs';
import { MailQueue } from './mail-queue';

export interface NewMail {
  kind: SentMailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Mails with the same key are sent once in 24 hours. */
  dedupeKey: string;
  families?: Types.ObjectId[];
  /** The same key is never sent again, also after more than 24 hours. */
  isOnceOnly?: boolean;
  /** How many mails of this kind this mailbox may get in any 24 hours. */
  perDay: number;
}

/** Outcome of a request for a mail: queued now, queued already, or refused by the mailbox. */
export type MailOutcome = 'new' | 'repeated' | 'unsubscribed';

@Injectable()
export class MailService {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly optOuts: MailOptOuts,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues a mail: first the record, then the job.
   *
   * Sequence numbers of a mailbox are unique, so that one write decides both rules, also between processes: a second
   * request fails to take the same number, reads again and finds the first.
   */
  async send(mail: NewMail): Promise<MailOutcome> {
    const { perDay, isOnceOnly = false, dedupeKey, ...content } = mail;
    const { kind, to } = mail;
    const addressHash = addressHashOf(to);
    if (canBeStopped(kind) && (await this.optOuts.has({ kind, addressHash }))) return 'unsubscribed';

    const now = this.clock.now();
    // Before the rules are checked: a mail that is queued in between takes this number.
    const newest = await this.records.findOne({ mailbox: addressHash }).sort({ serial: -1 }).lean<StoredMail>();
    const latest = await this.records
      .find({ mailbox: addressHash, kind })
      .sort({ serial: -1 })
      .limit(perDay)
      .lean<StoredMail[]>();
    const age = ({ promisedAt }: StoredMail) => now.getTime() - promisedAt.getTime();
    if (latest.some((sent) => sent.about === dedupeKey && age(sent) < DAY_MS)) return 'repeated';
    if (isOnceOnly && (await this.records.exists({ mailbox: addressHash, kind, about: dedupeKey }))) return 'repeated';

    const first = latest[perDay - 1];
    if (first && age(first) < DAY_MS) {
      const seconds = Math.ceil((DAY_MS - age(first)) / 1_000);
      throw RetryAfterException.tooMany(
        'This address has had all its emails for today. Please try again tomorrow.',
        seconds,
      );
    }
    const stored = { ...content, about: dedupeKey, mailbox: addressHash, serial: (newest?.serial ?? 0) + 1 };
    try {
      const { _id } = await this.records.create({ ...stored, promisedAt: now, dueAt: now });
      await this.queue.enqueue({ mailId: String(_id), mailbox: addressHash });
      return 'new';
    } catch (error) {
      if (!isDuplicate(error, 'serial')) throw error;
      return this.send(mail);
    }
  }
}
