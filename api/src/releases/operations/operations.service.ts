import { Inject, Injectable } from '@nestjs/common';
import type { CspViolation, Operations, ReleaseAction, RemoteOperations } from '@wattle/contract/operations';
import type { Environment } from '@wattle/environment';
import type { RegisteredRemote } from '@wattle/federation/registry';
import {
  type LiveRelease,
  listReleases,
  listRollbacks,
  type Rollback,
  readRegistry,
} from '@wattle/federation/registry-changes';
import { Clock, DAY_MS, ENVIRONMENT } from '../../infrastructure';
import type { ReportBucketRecord } from '../client-reports/report-bucket.schema';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { figuresOf, latestErrors } from '../client-reports/version-figures';
import { CANARY_RULE, CanaryCountsService } from './canary-counts.service';

const LISTED_ROLLBACKS = 20;

@Injectable()
export class OperationsService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly counts: ReportCountsService,
    private readonly canaries: CanaryCountsService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Operations> {
    const at = this.clock.now();
    const { releasesDir } = this.environment;
    const [{ remotes }, live, buckets, rollbacks] = await Promise.all([
      readRegistry(releasesDir),
      listReleases(releasesDir),
      this.counts.since(new Date(at.getTime() - DAY_MS)),
      listRollbacks(releasesDir, LISTED_ROLLBACKS),
    ]);
    return {
      at: at.toISOString(),
      remotes: await Promise.all(live.map((release) => this.describe(release, remotes[release.name], buckets))),
      violations: violationsIn(buckets),
      actions: rollbacks.map(toReleaseAction),
      rule: CANARY_RULE,
    };
  }

  private async describe(
    { name, version, since, by, fallback }: LiveRelease,
    remote: RegisteredRemote | undefined,
    buckets: ReportBucketRecord[],
  ): Promise<RemoteOperations> {
    const own = buckets.filter((bucket) => bucket.remote === name);
    const ofLive = own.filter((bucket) => bucket.version === version);
    return {
      name,
      live: figuresOf(version, ofLive),
      since,
      by,
      rollbackTo: fallback,
      errors: latestErrors(own),
      canary: remote && (await this.canaries.figuresOf(remote)),
    };
  }
}

function violationsIn(buckets: readonly ReportBucketRecord[]): CspViolation[] {
  const found = new Map<string, CspViolation>();
  for (const { remote, version, violations = 0, latestViolation = '' } of buckets) {
    if (violations === 0) continue;
    const count = violations + (found.get(`${remote} ${version}`)?.count ?? 0);
    found.set(`${remote} ${version}`, { remote, version, count, latest: latestViolation });
  }
  return [...found.values()];
}

function toReleaseAction({ name, isCanary, ...rollback }: Rollback): ReleaseAction {
  const canaryKind = rollback.figures ? 'canary-taken-back' : 'canary-ended';
  return { ...rollback, remote: name, kind: isCanary ? canaryKind : 'release-rolled-back' };
}
