import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock, DiskSpace, isNoSpace } from '../../infrastructure';
import { type MailJob, MailRecord, type StoredMail } from './mail.schema';
import { MailTransport } from './mail-transport';

export const MAIL_TRIES = 8;

/** A worker that has not renewed its lock for this long counts as dead: so late is a mail after a kill. */
const LOCK_MS = 30_000;
const RENEW_MS = 10_000;
/** A longer transaction with the mail server is aborted. */
const SENDING_MS = 150_000;
/** Pause between tries to mark a mail as sent. */
const MARK_AGAIN_MS = 1_000;

const MAX_DUE = 100;

/** 5 s, 20 s, 80 s ..., about eight hours in all (docs/decisions/009). */
export function backoffMs(tries: number): number {
  return 5_000 * 4 ** (tries - 1);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

@Injectable()
export class MailDelivery implements OnModuleDestroy {
  private readonly logger = new Logger(MailDelivery.name);
  private isStopping = false;

  constructor(
    @InjectModel(MailRecord.name) private readonly records: Model<MailRecord>,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly diskSpace: DiskSpace,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** The longest waiting first. */
  async due(): Promise<MailJob[]> {
    // One query for each state, because the index sorts only within a state.
    const due = await Promise.all((['queued', 'sending'] as const).map((state) => this.dueIn(state)));
    const inOrder = due.flat().sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
    return inOrder.slice(0, MAX_DUE).map(({ _id, mailbox }) => ({ mailId: String(_id), mailbox }));
  }

  private async dueIn(state: StoredMail['state']): Promise<StoredMail[]> {
    return this.records
      .find({ state, dueAt: { $lte: this.clock.now() } }, { dueAt: 1, mailbox: 1 })
      .sort({ dueAt: 1 })
      .limit(MAX_DUE)
      .lean<StoredMail[]>();
  }

  /** Returns the delay of the next try in milliseconds where the mail could not be sent. */
  async deliver(job: MailJob): Promise<number | undefined> {
    const mail = await this.claim(job);
    if (!mail) return undefined;
    const renewal = setInterval(() => void this.renewLock(mail), RENEW_MS);
    try {
      const error = await this.transport.send(mail, AbortSignal.timeout(SENDING_MS)).then(() => undefined, asError);
      if (error) return await this.scheduleRetry(mail, error);
      await this.markSent(mail);
      return undefined;
    } finally {
      clearInterval(renewal);
    }
  }

  /** While the mail server takes its time. */
  private async renewLock({ _id, tries }: StoredMail): Promise<void> {
    const dueAt = new Date(this.clock.now().getTime() + LOCK_MS);
    await this.records.updateOne({ _id, state: 'sending', tries }, { dueAt }).catch((error: unknown) => {
      this.logger.warn(`Email ${_id} is being sent, and its lock cannot be renewed (${asError(error).name}).`);
    });
  }

  /** Retries until it is written; otherwise the mail would be sent again when its lock expires. */
  private async markSent(mail: StoredMail): Promise<void> {
    for (;;) {
      try {
        await this.finish(mail, { state: 'sent' });
        return;
      } catch (error) {
        if (this.isStopping) throw error;
        this.logger.warn(`Email ${mail._id} is sent, and its record cannot be changed yet (${(error as Error).name}).`);
        await sleep(MARK_AGAIN_MS);
      }
    }
  }

  /** Locks a mail for one worker; the lock of a dead worker expires. */
  private async claim({ mailId: _id, mailbox }: MailJob): Promise<StoredMail | null> {
    const now = this.clock.now();
    return this.records
      .findOneAndUpdate(
        { _id, mailbox, state: { $in: ['queued', 'sending'] }, dueAt: { $lte: now } },
        { $set: { state: 'sending', dueAt: new Date(now.getTime() + LOCK_MS) }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean<StoredMail>();
  }

  private async scheduleRetry(mail: StoredMail, error: unknown): Promise<number | undefined> {
    const { _id, tries } = mail;
    const { code, name } = error as { code?: string; name?: string };
    const wait = tries < MAIL_TRIES ? backoffMs(tries) : undefined;
    if (isNoSpace(error)) this.diskSpace.noteFull(error);
    else this.logger.warn(`Email ${_id} could not be sent (${code ?? name}), try ${tries} of ${MAIL_TRIES}.`);
    const dueAt = new Date(this.clock.now().getTime() + (wait ?? 0));
    await this.finish(mail, wait === undefined ? { state: 'failed' } : { state: 'queued', dueAt });
    return wait;
  }

  /** Without effect where another worker has taken over. */
  private async finish({ _id, mailbox, tries }: StoredMail, change: Partial<MailRecord>): Promise<void> {
    const mail = { _id, mailbox };
    const { matchedCount } = await this.records.updateOne({ ...mail, state: 'sending', tries }, change);
    // The file of a mail that was erased meanwhile is deleted too.
    if (matchedCount === 0 && !(await this.records.exists(mail))) await this.transport.delete({ _id });
  }
}
