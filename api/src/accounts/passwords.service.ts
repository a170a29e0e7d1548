import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { RetryLater } from '../common/retry-later';

/** Parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at the same time; each keeps one core busy, in libuv's threads. */
const AT_ONCE = 2;
/** Length of the queue; with more, the last would wait longer than a log-in may take. */
const WAITING = 50;

/** Computes and checks password hashes without blocking the event loop. */
@Injectable()
export class PasswordsService {
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  /** The password of an unknown user is checked against this hash, so that it takes as long. */
  private readonly nobody = hash('nobody has this password', COST);

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const expected = passwordHash ?? (await this.nobody);
    const isRight = await this.inTurn(() => verify(expected, password));
    return isRight && passwordHash !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.size >= WAITING) {
      throw RetryLater.unavailable('Wattle is very busy at this moment. Please try again shortly.');
    }
    return this.queue.add(work);
  }
}
