import { stat, statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ServiceState } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import type { Connection } from 'mongoose';
import { Clock, DiskSpace, ENVIRONMENT, engineFile, RateLimits } from '../../infrastructure';
import { orUnknown } from './or-unknown';
import { WorkloadService } from './workload.service';

/** Reads how the API and what it needs are doing. */
@Injectable()
export class ServiceStateService {
  private underWay: Promise<ServiceState> | undefined;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectConnection() private readonly connection: Connection,
    private readonly diskSpace: DiskSpace,
    private readonly limits: RateLimits,
    private readonly workload: WorkloadService,
    private readonly clock: Clock,
  ) {}

  /** Reads once, for all that ask meanwhile. */
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
      this.workload.read(),
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
