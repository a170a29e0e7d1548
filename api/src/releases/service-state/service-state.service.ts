import { stat, statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ENDING_SOON_SECONDS, type ServiceState } from '@wattle/contract/service';
import type { Environment } from '@wattle/environment';
import type { Connection } from 'mongoose';
import pTimeout from 'p-timeout';
import { AttemptListsService } from '../../exams';
import { Clock, DAY_MS, DiskSpace, ENVIRONMENT, engineFile, RateLimits } from '../../infrastructure';
import { StoredMailsService } from '../../mail';

/** What takes longer to read is left out: a scrape has a time limit of its own. */
const READING_MS = 1_000;

@Injectable()
export class ServiceStateService {
  private underWay: Promise<ServiceState> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
    private readonly diskSpace: DiskSpace,
    private readonly limits: RateLimits,
    private readonly attempts: AttemptListsService,
    private readonly mails: StoredMailsService,
    private readonly clock: Clock,
  ) {}

  /** Concurrent callers share one reading. */
  get(): Promise<ServiceState> {
    this.underWay ??= this.read().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async read(): Promise<ServiceState> {
    const { mongodbUri } = this.environment;
    const [databaseMs, disk, engineBytes, workload] = await Promise.all([
      orUnknown(this.pingMs()),
      orUnknown(this.diskFigures()),
      mongodbUri ? undefined : orUnknown(this.engineBytes()),
      this.workload(),
    ]);
    return {
      at: this.clock.now().toISOString(),
      hasSpace: this.diskSpace.hasSpace,
      redis: this.limits.redisState,
      databaseMs,
      disk,
      engineBytes,
      ...workload,
    };
  }

  private async workload() {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + ENDING_SOON_SECONDS * 1_000);
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const [timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails] = await Promise.all([
      orUnknown(this.attempts.countOpen({ $gt: now }, READING_MS)),
      orUnknown(this.attempts.countOpen({ $gt: now, $lte: soon }, READING_MS)),
      orUnknown(this.attempts.overdueSeconds(READING_MS)),
      orUnknown(this.mails.countUnsent(READING_MS)),
      orUnknown(this.mails.countFailedSince(dayAgo, READING_MS)),
    ]);
    return { timedAttempts, endingSoon, overdueSeconds, unsentMails, failedMails };
  }

  private async pingMs(): Promise<number> {
    const startedAt = performance.now();
    await this.connection.getClient().db().command({ ping: 1 });
    return performance.now() - startedAt;
  }

  private async diskFigures() {
    const { bsize, bavail, blocks } = await statfs(this.environment.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  private async engineBytes(): Promise<number> {
    return (await stat(engineFile(this.environment.dataDir))).size;
  }
}

async function orUnknown<Figure>(reading: Promise<Figure>): Promise<Figure | undefined> {
  try {
    return await pTimeout(reading, { milliseconds: READING_MS });
  } catch {
    return undefined;
  }
}
