import { Injectable } from '@nestjs/common';
import type { CanaryFigures } from '@wattle/contract';
import { type CanaryVerdict, judgeCanary } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote } from '@wattle/federation/registry';
import { ReportFiguresService } from '../client-reports/report-figures.service';
import { figuresOf } from '../client-reports/version-figures';

/** Compares a canary with the version that other visitors have at the same time. */
@Injectable()
export class CanaryCountsService {
  constructor(private readonly figures: ReportFiguresService) {}

  async compare({ active }: RegisteredRemote, canary: Canary): Promise<CanaryFigures & CanaryVerdict> {
    const { share, since, release } = canary;
    const [oldBuckets, newBuckets] = await Promise.all([
      this.figures.trial(active.name, active.version, release.version, new Date(since)),
      this.figures.trial(active.name, release.version, active.version, new Date(since)),
    ]);
    const [old, next] = [figuresOf(active.version, oldBuckets), figuresOf(release.version, newBuckets)];
    return { share, since, old, new: next, ...judgeCanary(next, old) };
  }
}
