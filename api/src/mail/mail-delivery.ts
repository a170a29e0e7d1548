import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import pTimeout from 'p-timeout';
import { Clock } from '../common/clock';
import { MailRecord, type StoredMail } from './mail.schema';
import type { MailTransport } from './mail-transport';

export const MAIL_TRANSPORT = Symbol('mail transport');

/** Tries for one mail before it is given up (decision 9). */
export const MAIL_TRIES = 8;

/** A worker that has not finished after this long is taken for dead. */
const LOCK_MS = 60_000;
/** A mail server that takes longer is given up, before another worker takes over. */
const SENDING_MS = LOCK_MS - 10_000;

/** Wait before the next try: 5 s, 20 s, 80 s ... about eight hours in all. */
export function backoffMs(tries: number): number {
  return 5_000 * 4 ** (tries - 1);
}

/** Sends one mail and keeps its record true, whichever queue asked for it. */
@Injectable()
export class MailDelivery {
  private readonly logger = new Logger(MailDelivery.name);

  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly clock: Clock,
  ) {}

  /** Ids of the mails that are due, the longest waiting first. */
  async due(): Promise<string[]> {
    const due = await this.records
      .find({ state: { $in: ['queued', 'sending'] }, dueAt: { $lte: this.clock.now() } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(100)
      .lean<StoredMail[]>();
    return due.map(({ _id }) => String(_id));
  }

  /** Sends a mail that is due. Says when to come back, in milliseconds, if it could not be sent now. */
  async deliver(id: string): Promise<number | undefined> {
    const mail = await this.claim(id);
    if (!mail) return undefined;
    try {
      await pTimeout(this.transport.send(mail), { milliseconds: SENDING_MS });
    } catch (error) {
      return this.putOff(mail, error);
    }
    await this.finish(mail, { state: 'sent' });
    return undefined;
  }

  /** Only one worker holds a mail at a time; a dead one's lock runs out. */
  private claim(id: string): Promise<StoredMail | null> {
    const now = this.clock.now();
    return this.records
      .findOneAndUpdate(
        { _id: id, state: { $in: ['queued', 'sending'] }, dueAt: { $lte: now } },
        { $set: { state: 'sending', dueAt: new Date(now.getTime() + LOCK_MS) }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean<StoredMail>()
      .exec();
  }

  private async putOff(mail: StoredMail, error: unknown): Promise<number | undefined> {
    const { _id, tries } = mail;
    const { code, name } = error as { code?: string; name?: string };
    const reason = code ?? name;
    const wait = tries < MAIL_TRIES ? backoffMs(tries) : undefined;
    this.logger.warn(`Mail ${_id} could not be sent (${reason}), try ${tries} of ${MAIL_TRIES}.`);
    const dueAt = new Date(this.clock.now().getTime() + (wait ?? 0));
    await this.finish(mail, wait === undefined ? { state: 'failed' } : { state: 'queued', dueAt });
    return wait;
  }

  /** Only while it is still this worker's: another one may have taken over, and what it did stands. */
  private async finish({ _id, tries }: StoredMail, change: Partial<MailRecord>): Promise<void> {
    const { matchedCount } = await this.records.updateOne({ _id, state: 'sending', tries }, change);
    // Erased while it was being sent: then no file may stay either.
    if (matchedCount === 0 && !(await this.records.exists({ _id }))) await this.transport.delete({ _id });
  }
}
