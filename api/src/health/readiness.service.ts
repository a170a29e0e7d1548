import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DiskSpace } from '../common/disk-space';
import { RetryLater } from '../common/retry-later';

/** Whether a load balancer should send requests to this process. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly diskSpace: DiskSpace,
  ) {}

  /** From now on a load balancer sends new requests to other processes; those under way are still answered. */
  stop(): void {
    this.isStopping = true;
  }

  async check() {
    if (this.isStopping) throw RetryLater.unavailable('This server is about to stop.');
    await this.connection.getClient().db().command({ ping: 1 });
    await this.diskSpace.requireSpace();
    return { status: 'ready' as const };
  }
}
