import { Injectable } from '@nestjs/common';
import type { CanaryFigures, CanaryRule, ComparedFigures } from '@wattle/contract/operations';
import { type CanaryVerdict, EVIDENCE_LIMIT, judgeCanary, MIN_FAILED_VISITORS } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote, Release } from '@wattle/federation/registry';
import { CanaryVisitorsService } from '../client-reports/counted-visitors';
import { canaryKey } from '../client-reports/published-releases.service';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { figuresOf } from '../client-reports/version-figures';

export const CANARY_RULE: CanaryRule = { evidence: EVIDENCE_LIMIT, failedVisitors: MIN_FAILED_VISITORS };

@Injectable()
export class CanaryCountsService {
  constructor(
    private readonly reports: ReportCountsService,
    private readonly visitors: CanaryVisitorsService,
  ) {}

  async compare({ active }: RegisteredRemote, canary: Canary): Promise<CanaryFigures & CanaryVerdict> {
    const { share, since, shareSince = since, release } = canary;
    const key = canaryKey(canary);
    const [old, next] = await Promise.all([this.figuresOfVersion(key, active), this.figuresOfVersion(key, release)]);
    return { share, since: shareSince, old, new: next, ...judgeCanary(next, old, share) };
  }

  /** Of the canary of a remote, if it has one: what is shown of it. */
  async figuresOf({ canary, ...remote }: RegisteredRemote): Promise<CanaryFigures | undefined> {
    if (!canary) return undefined;
    const { isWorse, ...figures } = await this.compare(remote, canary);
    return figures;
  }

  private async figuresOfVersion(canary: string, { name, version }: Release): Promise<ComparedFigures> {
    const [buckets, visitors] = await Promise.all([
      this.reports.during(canary, name, version),
      this.visitors.count(canary, version),
    ]);
    return { ...figuresOf(version, buckets), ...visitors };
  }
}
