import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { RetryLater } from '../common/retry-later';

/** OWASP's choice for argon2id, which is the library's kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at the same time; each keeps one core busy, away from the event loop. */
const AT_ONCE = 2;
/** More than these would wait longer than anybody looks at a log-in form. */
const WAITING = 50;

/** Makes and checks password hashes without holding up anything else. */
@Injectable()
export class PasswordsService {
  private readonly queue = new PQueue({ concurrency: AT_ONCE });
  /** What the password of a user who does not exist is checked against, so that it takes as long. */
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
