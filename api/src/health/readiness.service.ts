import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RetryLater } from '../common/retry-later';

/** Tells a load balancer whether to send requests here. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** From now on new requests should go elsewhere; those under way are still answered. */
  stop(): void {
    this.isStopping = true;
  }

  async check() {
    if (this.isStopping) throw RetryLater.unavailable('This server is about to stop.');
    await this.connection.db?.command({ ping: 1 });
    return { status: 'ready' as const };
  }
}
