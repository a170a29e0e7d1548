import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { RetryLater } from '../common/retry-later';
import { isDuplicate } from '../database/duplicate';
import { MailRecord, type StoredMail } from './mail.schema';
import { MailQueue } from './mail-queue';

export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail is about. Asked for twice within {@link DOUBLE_CLICK_MS}, it is sent once. */
  about: string;
  /** How many mails this mailbox may get in any 24 hours. */
  perDay: number;
}

const DAY_MS = 86_400_000;

/** A second request within this time is taken for a double click: it gets the same answer and no second mail. */
const DOUBLE_CLICK_MS = 600_000;

@Injectable()
export class MailService {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Promises to send a mail: first the record, then the reminder. False when it was promised a moment ago.
   *
   * Serials of a mailbox are unique, so that one write decides both rules, also between processes: who comes second
   * looks again and sees the first.
   */
  async send({ perDay, ...mail }: NewMail): Promise<boolean> {
    const now = this.clock.now();
    const latest = await this.records.find({ to: mail.to }).sort({ serial: -1 }).limit(perDay).lean<StoredMail[]>();
    const age = ({ promisedAt }: StoredMail) => now.getTime() - promisedAt.getTime();
    if (latest.some((sent) => sent.about === mail.about && age(sent) < DOUBLE_CLICK_MS)) return false;

    const first = latest[perDay - 1];
    if (first && age(first) < DAY_MS) {
      const seconds = Math.ceil((DAY_MS - age(first)) / 1_000);
      throw RetryLater.tooMany('This mailbox has had all its mails for today. Please try again tomorrow.', seconds);
    }
    try {
      const serial = (latest[0]?.serial ?? 0) + 1;
      const record = await this.records.create({ ...mail, serial, promisedAt: now, dueAt: now });
      await this.queue.remind(String(record._id));
      return true;
    } catch (error) {
      if (!isDuplicate(error, 'serial')) throw error;
      return this.send({ perDay, ...mail });
    }
  }
}
