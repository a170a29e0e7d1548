import cluster from 'node:cluster';
import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { PartState } from '@wattle/contract/service';
import type { Environment } from '@wattle/environment';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENVIRONMENT } from '../config/environment';
import { SecretKeys } from '../config/secret-keys';
import { RetryAfterException } from '../errors/exceptions';
import { type Counter, MemoryCounter } from '../primary-services/memory-counter';
import { type NamedLimit, primaryServices } from '../primary-services/primary-services';
import { Clock } from '../time/clock';
import { LIMITS, type Limit, type LimitName } from './limits';

export interface RateLimiter {
  /** Takes a point, or as many as named. Throws {@link RetryAfterException} once the key has used up its points. */
  take(key: string, points?: number): Promise<void>;
  refund(key: string, points?: number): Promise<void>;
}

/**
 * Counts in Redis, so that all processes share a limit; where there is no Redis, or while it is away, in one process of
 * this machine.
 */
@Injectable()
export class RateLimits implements OnModuleDestroy {
  private readonly logger = new Logger(RateLimits.name);
  private readonly limiters = new Map<LimitName, RateLimiter>();
  private readonly redis: Redis | undefined;
  private isRedisUnavailable = false;

  constructor(
    @Inject(ENVIRONMENT) { redisUrl }: Environment,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1_000,
      // A Redis that hangs counts as one that is away.
      commandTimeout: 500,
    });
    // An error event without a listener would end the process.
    this.redis.on('error', () => this.noteRedis({ isUnavailable: true }));
    this.redis.on('ready', () => this.noteRedis({ isUnavailable: false }));
  }

  get redisState(): PartState | undefined {
    if (!this.redis) return undefined;
    return this.isRedisUnavailable ? 'unreachable' : 'ready';
  }

  of(name: LimitName): RateLimiter {
    const limiter = this.limiters.get(name) ?? this.create(name, LIMITS[name]);
    this.limiters.set(name, limiter);
    return limiter;
  }

  create(name: string, limit: Limit): RateLimiter {
    const counter = this.counterOf(name, limit);
    return {
      take: async (key, points = 1) => {
        const waitMs = await counter.take(this.hashed(key), points);
        if (waitMs !== undefined) throw RetryAfterException.tooMany(limit.refusal, Math.ceil(waitMs / 1_000));
      },
      refund: async (key, points = 1) => {
        await counter.refund(this.hashed(key), points);
      },
    };
  }

  onModuleDestroy(): void {
    this.redis?.disconnect();
  }

  private counterOf(name: string, { points, seconds, isInProcess }: Limit): Counter {
    const limit = { name, points, seconds };
    if (isInProcess) return new MemoryCounter(limit, this.clock);
    const local = cluster.isWorker ? inPrimary(limit) : new MemoryCounter(limit, this.clock);
    return this.redis ? new RedisCounter(this.redis, limit, local) : local;
  }

  /** Redis holds no names and addresses in clear text. */
  private hashed(key: string): string {
    return createHmac('sha256', this.keys.limitsKey).update(key).digest('base64url');
  }

  private noteRedis({ isUnavailable }: { isUnavailable: boolean }): void {
    if (this.isRedisUnavailable === isUnavailable) return;
    this.isRedisUnavailable = isUnavailable;
    if (isUnavailable)
      this.logger.warn(
        'Redis cannot be reached: each machine counts its own limits, and each process sends its own emails.',
      );
    else this.logger.warn('Redis is back.');
  }
}

function inPrimary(limit: NamedLimit): Counter {
  return {
    take: (key, points) => primaryServices().take(limit, key, points),
    refund: (key, points) => primaryServices().refund(limit, key, points),
  };
}

/** Where one refuses, those before it are refunded; later the caller may refund all of them. */
export async function takeFromAll(
  wanted: readonly (readonly [limiter: RateLimiter, key: string])[],
): Promise<{ refund(): Promise<void> }> {
  const taken: (readonly [RateLimiter, string])[] = [];
  const refund = async () => {
    for (const [limiter, key] of taken) await limiter.refund(key);
  };
  try {
    for (const [limiter, key] of wanted) {
      await limiter.take(key);
      taken.push([limiter, key]);
    }
  } catch (error) {
    await refund();
    throw error;
  }
  return { refund };
}

/** An expired key is not refunded: it would begin its next window with extra points. */
const REFUND = `if redis.call('exists', KEYS[1]) == 1 then redis.call('decrby', KEYS[1], ARGV[1]) end`;

class RedisCounter implements Counter {
  private readonly limiter: RateLimiterRedis;

  constructor(
    private readonly redis: Redis,
    { name, points, seconds }: NamedLimit,
    private readonly fallback: Counter,
  ) {
    this.limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `wattle-${name}`, points, duration: seconds });
  }

  async take(key: string, points: number): Promise<number | undefined> {
    try {
      await this.limiter.consume(key, points);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) return this.fallback.take(key, points);
      // The library counts refused tries too.
      await this.refund(key, points);
      return refused.msBeforeNext;
    }
  }

  async refund(key: string, points: number): Promise<void> {
    try {
      await this.redis.eval(REFUND, 1, this.limiter.getKey(key), points);
    } catch {
      await this.fallback.refund(key, points);
    }
  }
}
