import { Injectable } from '@nestjs/common';
import type { TeamChange, TeamReleases, TeamRights, TeamVersion, VersionState } from '@wattle/contract/team-releases';
import type { RegisteredRemote } from '@wattle/federation/registry';
import {
  changesOf,
  type LiveRelease,
  liveReleases,
  movesPointer,
  type VersionChange,
} from '@wattle/federation/registry-changes';
import { keyId } from '@wattle/federation/signing';
import type { TeamView } from '@wattle/federation/team-view';
import { type AdmittedView, Clock, DAY_MS } from '../../infrastructure';
import type { ReportBucketRecord } from '../client-reports/report-bucket.schema';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { errorsByKind, figuresOf } from '../client-reports/version-figures';
import { CANARY_RULE, CanaryCountsService } from '../operations/canary-counts.service';
import { RollbackWebhooks } from './rollback-webhooks';

const LISTED_VERSIONS = 20;
const LISTED_CHANGES = 20;

/** What a team sees of its remote; nothing of any other. */
@Injectable()
export class TeamReleasesService {
  constructor(
    private readonly counts: ReportCountsService,
    private readonly canaries: CanaryCountsService,
    private readonly webhooks: RollbackWebhooks,
    private readonly clock: Clock,
  ) {}

  async get(view: AdmittedView): Promise<TeamReleases> {
    const at = this.clock.now();
    const { remote, registry, history } = view;
    const buckets = await this.counts.since(new Date(at.getTime() - DAY_MS), remote);
    const changes = changesOf(history, remote);
    const live = liveReleases(view).find(({ name }) => name === remote);
    const registered: RegisteredRemote | undefined = registry.remotes[remote];
    return {
      at: at.toISOString(),
      versions: versionsOf(live, changes, buckets),
      canary: registered && (await this.canaries.figuresOf(registered)),
      rule: CANARY_RULE,
      errors: errorsByKind(buckets),
      changes: changes.slice(0, LISTED_CHANGES).map(toTeamChange),
      rights: await this.rightsOf(view),
    };
  }

  private async rightsOf({ remote, expiresAt: tokenExpiresAt, team }: TeamView): Promise<TeamRights> {
    const { keys, threshold, paths, expiresAt, webhook } = team;
    return {
      keys: keys.map(keyId),
      threshold,
      paths: [...paths],
      expiresAt,
      // Its path may hold a secret of the team.
      webhook: webhook ? { host: new URL(webhook).host, latest: await this.webhooks.latestOf(remote) } : undefined,
      tokenExpiresAt,
    };
  }
}

function versionsOf(
  live: LiveRelease | undefined,
  changes: readonly VersionChange[],
  buckets: readonly ReportBucketRecord[],
): TeamVersion[] {
  const current = [live?.canary?.release.version, live?.version, live?.fallback].filter((each) => each !== undefined);
  const versions = new Set([...current, ...changes.map(({ version }) => version)]);
  return [...versions].slice(0, LISTED_VERSIONS).map((version) => {
    const own = changes.filter((change) => change.version === version);
    const { at: since, by } = version === live?.version ? { at: live.since, by: live.by } : { ...own.at(-1) };
    const figures = figuresOf(
      version,
      buckets.filter((bucket) => bucket.version === version),
    );
    return { ...figures, state: stateOf(version, live, own), since, by };
  });
}

/** @param changes - Of this version, the latest first. */
function stateOf(version: string, live: LiveRelease | undefined, changes: readonly VersionChange[]): VersionState {
  if (version === live?.canary?.release.version) return 'canary';
  if (version === live?.version) return 'live';
  if (version === live?.fallback) return 'fallback';
  if (live?.withdrawn.includes(version)) return 'withdrawn';
  // A roll back that is refused is noted at the version that it was to lead to.
  return changes[0]?.action === 'refuse' && !changes.some(movesPointer) ? 'refused' : 'earlier';
}

function toTeamChange({ at, by, action, version, share, figures }: VersionChange): TeamChange {
  return { at, by, action, version, share, figures };
}
