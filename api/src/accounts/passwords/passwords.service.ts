import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import PQueue from 'p-queue';
import { aboutField, RetryAfterException } from '../../infrastructure';

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

const common = new Set(dictionary.passwords as string[]);

interface Credentials {
  username: string;
  password: string;
}

export function isWeak(credentials: Credentials): boolean {
  return weaknessOf(credentials) !== undefined;
}

function weaknessOf({ username, password }: Credentials): string | undefined {
  const lower = password.toLowerCase();
  if (common.has(lower)) return 'is one that many people use';
  return lower === username.toLowerCase() ? 'is the username' : undefined;
}

/** `path` names the field of the form that it was typed into. */
export function requireStrong({ username, password }: Credentials, path = 'password'): void {
  const weakness = weaknessOf({ username, password });
  if (!weakness) return;
  const message = `The password of ${username} ${weakness}. Please choose another one.`;
  throw new UnprocessableEntityException(aboutField(path, message));
}
