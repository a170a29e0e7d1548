import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from '../primary-services/memory-counter';
import type { NamedLimit } from '../primary-services/primary-services';

/** An expired key is not refunded: it would begin its next window with extra points. */
const REFUND = `if redis.call('exists', KEYS[1]) == 1 then redis.call('decrby', KEYS[1], ARGV[1]) end`;

export class RedisCounter implements Counter {
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
