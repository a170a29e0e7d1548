import { Controller, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FieldError } from '@wattle/contract/primitives';
import { health, type Readiness, readiness } from '@wattle/contract/service';
import type { Connection } from 'mongoose';
import pTimeout from 'p-timeout';
import { DiskSpace } from '../disk-space/disk-space';
import { RetryAfterException } from '../errors/exceptions';
import { Endpoint } from '../http/endpoint.decorators';
import { DATABASE_UNAVAILABLE } from '../http/error.filter';
import { RateLimits } from '../limits/rate-limits';
import { NeverRefused } from '../routing/admission.decorators';

/** Load balancers ask every few seconds, and give up soon. */
const PING_MS = 2_000;

@Injectable()
export class ReadinessService {
  private readonly logger = new Logger(ReadinessService.name);
  private isStopping = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly diskSpace: DiskSpace,
    private readonly limits: RateLimits,
  ) {}

  stop(): void {
    this.isStopping = true;
  }

  async check(): Promise<Readiness> {
    if (this.isStopping) throw RetryAfterException.unavailable('This server is about to stop.');
    const faults = [await this.databaseFault(), await this.diskFault()].filter((fault) => fault !== undefined);
    if (faults[0]) throw RetryAfterException.unavailable(faults[0].message, undefined, faults);
    return { status: 'ready', parts: { database: 'ready', disk: 'ready', redis: this.limits.redisState } };
  }

  private async databaseFault(): Promise<FieldError | undefined> {
    try {
      await pTimeout(this.connection.getClient().db().command({ ping: 1 }), { milliseconds: PING_MS });
      return undefined;
    } catch (error) {
      this.logger.warn(`The database cannot be reached: ${(error as Error).name}`);
      return { path: 'database', message: DATABASE_UNAVAILABLE };
    }
  }

  private async diskFault(): Promise<FieldError | undefined> {
    try {
      await this.diskSpace.requireSpace();
      return undefined;
    } catch (error) {
      return { path: 'disk', message: (error as Error).message };
    }
  }
}

@Controller()
@NeverRefused()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Endpoint(health)
  health() {
    return { status: 'ok' as const };
  }

  @Endpoint(readiness)
  ready() {
    return this.readiness.check();
  }
}
