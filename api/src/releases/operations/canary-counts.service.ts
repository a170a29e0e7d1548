import { Injectable } from '@nestjs/common';
import type { CanaryFigures, ComparedFigures } from '@wattle/contract';
import { type CanaryVerdict, judgeCanary } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote, Release } from '@wattle/federation/registry';
import { CanaryVisitorsService } from '../client-reports/canary-visitors.service';
import { canaryKey } from '../client-reports/current-canaries';
import { ReportFiguresService } from '../client-reports/report-figures.service';
import { figuresOf } from '../client-reports/version-figures';

/** Compares a canary with the version that other visitors have at the same time. */
@Injectable()
export class CanaryCountsService {
  constructor(
    private readonly figures: ReportFiguresService,
    private readonly visitors: CanaryVisitorsService,
  ) {}

  async compare({ active }: RegisteredRemote, canary: Canary): Promise<CanaryFigures & CanaryVerdict> {
    const { share, since, shareSince = since, release } = canary;
    const key = canaryKey(canary);
    const [old, next] = await Promise.all([this.figuresOf(key, active), this.figuresOf(key, release)]);
    return { share, since: shareSince, old, new: next, ...judgeCanary(next, old, share) };
  }

  private async figuresOf(canary: string, { name, version }: Release): Promise<ComparedFigures> {
    const [buckets, visitors] = await Promise.all([
      this.figures.during(canary, name, version),
      this.visitors.count(canary, version),
    ]);
    return { ...figuresOf(version, buckets), ...visitors };
  }
}
