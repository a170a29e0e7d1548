import { Injectable } from '@nestjs/common';
import type { CanaryFigures, ComparedFigures } from '@wattle/contract/operations';
import { type CanaryVerdict, judgeCanary } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote, Release } from '@wattle/federation/registry';
import { CanaryVisitorsService } from '../client-reports/counted-visitors';
import { canaryKey } from '../client-reports/published-releases.service';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { figuresOf } from '../client-reports/version-figures';

@Injectable()
export class CanaryCountsService {
  constructor(
    private readonly reports: ReportCountsService,
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
      this.reports.during(canary, name, version),
      this.visitors.count(canary, version),
    ]);
    return { ...figuresOf(version, buckets), ...visitors };
  }
}
