import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { RetryAfterException } from '../../infrastructure';

/** Parameters that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at the same time; each occupies a core. */
const HASH_CONCURRENCY = 2;
/** With a longer queue the last one would wait longer than a log-in may take. */
const MAX_QUEUED = 50;

@Injectable()
export class PasswordsService {
  private readonly queue = new PQueue({ concurrency: HASH_CONCURRENCY });
  /** For unknown users, so that their check takes as long. */
  private readonly dummyHash = hash('nobody has this password', COST);

  async hash(password: string): Promise<string> {
    return this.enqueue(() => hash(password, COST));
  }

  async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
    const expected = passwordHash ?? (await this.dummyHash);
    const isRight = await this.enqueue(() => verify(expected, password));
    return isRight && passwordHash !== undefined;
  }

  private async enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.size >= MAX_QUEUED) throw RetryAfterException.busy();
    return this.queue.add(work);
  }
}
