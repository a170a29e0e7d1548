import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { RETENTION_DAYS } from '@wattle/contract/constants';
import { RepeatedTask } from '../tasks/repeated-task';
import { Clock, DAY_MS, HOUR_MS } from '../time/clock';

export interface Retention {
  deleteBefore(date: Date, now: Date): Promise<void>;
}

export const Retained = DiscoveryService.createDecorator();

/**
 * Deletes data that is past its retention. Actions of staff stay, as a record of who did what to families; those of
 * parents are deleted.
 */
@Injectable()
export class RetentionService extends RepeatedTask {
  constructor(
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {
    super(HOUR_MS);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
    const providers = this.discovery.getProviders({ metadataKey: Retained.KEY });
    for (const { instance } of providers) await (instance as Retention).deleteBefore(before, now);
  }
}
