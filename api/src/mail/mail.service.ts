import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { RetryLater } from '../common/retry-later';
import { isDuplicate } from '../database/duplicate';
import { MailRecord } from './mail.schema';
import { MailQueue } from './mail-queue';

export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A second mail under the same key is not sent. */
  onceKey: string;
  /** How many mails this mailbox may get in a day. */
  perDay: number;
}

const DAY_MS = 86_400_000;

@Injectable()
export class MailService {
  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly queue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Promises to send a mail: first the record, then the reminder.
   *
   * One write decides both rules, also between processes: the key is unique, and so is each of the mailbox's places
   * of today.
   */
  async send({ perDay, ...mail }: NewMail): Promise<void> {
    const now = this.clock.now();
    const today = Math.floor(now.getTime() / DAY_MS);
    for (let place = 1; place <= perDay; place += 1) {
      try {
        const record = await this.records.create({ ...mail, daySlot: `${mail.to} ${today} ${place}`, dueAt: now });
        return await this.queue.remind(String(record._id));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        if (error.keyPattern?.onceKey) return;
      }
    }
    const untilTomorrow = Math.ceil(((today + 1) * DAY_MS - now.getTime()) / 1_000);
    throw RetryLater.tooMany('This mailbox has had all its mails for today. Please try again tomorrow.', untilTomorrow);
  }
}
