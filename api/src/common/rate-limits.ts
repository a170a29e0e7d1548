import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT } from '../config/environment.module';
import { SecretKeys } from '../config/secret-keys';
import { RetryLater } from './retry-later';

export interface RateLimit {
  name: string;
  /** How often a key may pass within `seconds`. */
  points: number;
  seconds: number;
  /** The sentence for whoever comes too often. */
  refusal: string;
}

export interface RateLimiter {
  /** Throws {@link RetryLater} once the key has used up its points. */
  take(key: string): Promise<void>;
  refund(key: string): Promise<void>;
}

/** Counts in Redis, so that all processes share a limit; in this process where there is no Redis, or while it is away. */
@Injectable()
export class RateLimits implements OnModuleDestroy {
  private readonly logger = new Logger(RateLimits.name);
  private readonly redis: Redis | undefined;
  private redisIs: 'here' | 'away' = 'here';

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly keys: SecretKeys,
  ) {
    this.redis = environment.redisUrl
      ? new Redis(environment.redisUrl, {
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: 1_000,
          // A Redis that hangs is as good as one that is away.
          commandTimeout: 500,
        })
      : undefined;
    // An unheard error event would end the process; the limiter falls back by itself.
    this.redis?.on('error', () => this.noteRedis('away'));
    this.redis?.on('ready', () => this.noteRedis('here'));
  }

  create({ name, points, seconds, refusal }: RateLimit): RateLimiter {
    const options = { keyPrefix: `wattle-${name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
      : memory;

    return {
      take: async (key) => {
        try {
          await limiter.consume(this.hashed(key));
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          throw RetryLater.tooMany(refusal, Math.ceil(refused.msBeforeNext / 1_000));
        }
      },
      refund: async (key) => {
        await limiter.reward(this.hashed(key));
      },
    };
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  /** Names and addresses do not lie in Redis for whoever reads it. */
  private hashed(key: string): string {
    return createHmac('sha256', this.keys.limitsKey).update(key).digest('base64url');
  }

  /** Said once when it goes and once when it returns, not with each of the many tries between. */
  private noteRedis(is: 'here' | 'away'): void {
    if (this.redisIs === is) return;
    this.redisIs = is;
    if (is === 'here') this.logger.warn('Redis is back.');
    else this.logger.warn('Redis cannot be reached: each process counts its own limits and sends its own mails.');
  }
}
