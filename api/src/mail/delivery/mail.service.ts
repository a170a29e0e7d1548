import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Clock, isDuplicate, RetryLater } from '../../infrastructure';
import { mailboxHash } from '../addresses/mailbox';
import { canBeStopped, MailRecord, type SentMailKind, type StoredMail } from './mail.schema';
import { MailOptOuts } from './mail-opt-outs';
import { MailQueue } from './mail-queue';

export interface NewMail {
  kind: SentMailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail is about: the same is mailed once in 24 hours. */
  about: string;
  /** The families that it names. */
  families?: Types.ObjectId[];
  /** The same is never mailed again, also after more than 24 hours. */
  isOnceOnly?: boolean;
  /** How many mails of this kind this mailbox may get in any 24 hours. */
  perDay: number;
}

/** Outcome of a request for a mail: promised now, promised already, or refused by the mailbox. */
export type MailOutcome = 'new' | 'repeated' | 'unsubscribed';

const DAY_MS = 86_400_000;

@Injectable()
export class MailService {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly optOuts: MailOptOuts,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Promises to send a mail: first the record, then the job.
   *
   * Serials of a mailbox are unique, so that one write decides both rules, also between processes: a second request
   * fails to take the same serial, reads again and finds the first.
   */
  async send({ perDay, isOnceOnly = false, ...mail }: NewMail): Promise<MailOutcome> {
    const { kind, to, about } = mail;
    const mailbox = mailboxHash(to);
    if (canBeStopped(kind) && (await this.optOuts.has({ kind, mailbox }))) return 'unsubscribed';

    const now = this.clock.now();
    // Before the rules are checked: a mail that is promised in between takes this serial.
    const newest = await this.records.findOne({ mailbox }).sort({ serial: -1 }).lean<StoredMail>();
    const latest = await this.latest(mail, mailbox, perDay);
    const age = ({ promisedAt }: StoredMail) => now.getTime() - promisedAt.getTime();
    if (latest.some((sent) => sent.about === about && age(sent) < DAY_MS)) return 'repeated';
    if (isOnceOnly && (await this.records.exists({ mailbox, kind, about }))) return 'repeated';

    const first = latest[perDay - 1];
    if (first && age(first) < DAY_MS) {
      const seconds = Math.ceil((DAY_MS - age(first)) / 1_000);
      throw RetryLater.tooMany('This address has had all its emails for today. Please try again tomorrow.', seconds);
    }
    try {
      const serial = (newest?.serial ?? 0) + 1;
      const record = await this.records.create({ ...mail, mailbox, serial, promisedAt: now, dueAt: now });
      await this.queue.enqueue({ mailId: String(record._id), mailbox });
      return 'new';
    } catch (error) {
      if (!isDuplicate(error, 'serial')) throw error;
      return this.send({ perDay, isOnceOnly, ...mail });
    }
  }

  /** The latest mails of a kind to a mailbox, the newest first. Records without a mailbox are found by their address. */
  private async latest(
    { kind, to }: Pick<NewMail, 'kind' | 'to'>,
    mailbox: string,
    count: number,
  ): Promise<StoredMail[]> {
    const [ofMailbox, ofAddress] = await Promise.all([
      this.records.find({ mailbox, kind }).sort({ serial: -1 }).limit(count).lean<StoredMail[]>(),
      this.records.find({ to, mailbox: { $exists: false }, kind }).lean<StoredMail[]>(),
    ]);
    const inOrder = [...ofMailbox, ...ofAddress].sort(
      (one, other) => other.promisedAt.getTime() - one.promisedAt.getTime(),
    );
    return inOrder.slice(0, count);
  }
}
