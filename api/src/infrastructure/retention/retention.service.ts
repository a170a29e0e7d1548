import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { RepeatedTask } from '../tasks/repeated-task';
import { Clock } from '../time/clock';

/** Days that free assessments, mails and counts of page reports are kept; the privacy page says so of the first two. */
export const KEPT_DAYS = 90;

const HOUR_MS = 3_600_000;

/** What is kept for a while only. */
export interface Retention {
  deleteBefore(date: Date, now: Date): Promise<void>;
}

/** Marks the provider that deletes such things of its domain: a {@link Retention}. */
export const Retained = DiscoveryService.createDecorator();

/**
 * Deletes what is older than it may be kept. Staff actions stay: what they say of a family goes with the family, and who
 * did what to families must be known for longer than any of them. Links that parents asked for are none.
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
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS);
    const providers = this.discovery.getProviders({ metadataKey: Retained.KEY });
    for (const { instance } of providers) await (instance as Retention).deleteBefore(before, now);
  }
}
