import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { logFailure, RateLimits, RetryAfterException, takeFromAll } from '../../infrastructure';
import { addressHashOf } from '../addresses/mailbox';
import type { SentMailKind } from './mail.schema';

/** Work begins after a random pause, so that it affects no response time in a recognisable way. */
const MAX_PAUSE_MS = 500;
const CONCURRENCY = 5;
/** With this many queued, the last one waits a minute. */
const MAX_QUEUED = 1_000;

interface MailRequest {
  kind: SentMailKind;
  email: string;
  clientIpPrefix: string;
}

/**
 * Mails that anybody may ask for, by an address. Whether it is known is looked up after the response, so neither its
 * text nor its time depends on that; the limits count unknown addresses as well.
 */
@Injectable()
export class MailRequests implements OnModuleDestroy {
  private readonly logger = new Logger(MailRequests.name);
  private readonly queue = new PQueue({ concurrency: CONCURRENCY });
  private readonly stopping = new AbortController();

  constructor(private readonly limits: RateLimits) {}

  /** Returns at once; `work` looks the address up and mails. */
  async accept({ kind, email, clientIpPrefix }: MailRequest, work: () => Promise<void>): Promise<void> {
    if (this.queue.size >= MAX_QUEUED) throw RetryAfterException.busy();
    await takeFromAll([
      [this.limits.of('mail-requests-of-network'), clientIpPrefix],
      [this.limits.of('mail-requests-of-mailbox'), `${kind} ${addressHashOf(email)}`],
    ]);
    void this.queue.add(() => this.run(work));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.queue.onIdle();
  }

  private async run(work: () => Promise<void>): Promise<void> {
    await sleep(randomInt(MAX_PAUSE_MS), undefined, { signal: this.stopping.signal }).catch(() => undefined);
    try {
      await work();
    } catch (error) {
      // A mailbox that has had its mails for today gets no more.
      if (!(error instanceof RetryAfterException)) logFailure(this.logger, error);
    }
  }
}
