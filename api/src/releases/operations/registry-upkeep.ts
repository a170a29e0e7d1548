import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { hasServedWell, isJudged } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import { endCanary, readRegistry, recordService, renewSignature } from '@wattle/federation/registry-changes';
import { isRenewalDue, readRegistryKeys } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT, RepeatedTask } from '../../infrastructure';
import { CanaryVisitorsService, CountedPagesService } from '../client-reports/counted-visitors';
import { canaryKey } from '../client-reports/published-releases.service';
import { CanaryCountsService } from './canary-counts.service';

const INTERVAL_MS = 15_000;

/** Recorded in the history of releases. */
const BY = { canaries: 'the check of canaries', pages: 'the reports of pages' };

/**
 * Ends canaries that clearly fail for more visitors than their baseline, records how versions have served, and renews the
 * signature of the registry before it expires. All processes do so; the lock of the registry decides between them.
 */
@Injectable()
export class RegistryUpkeep extends RepeatedTask {
  private readonly recorded = new Map<string, boolean>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly counts: CanaryCountsService,
    private readonly visitors: CanaryVisitorsService,
    private readonly pages: CountedPagesService,
    private readonly clock: Clock,
  ) {
    super(INTERVAL_MS);
  }

  async run(): Promise<void> {
    const { releasesDir } = this.environment;
    const registry = await readRegistry(releasesDir);
    await this.endWorseCanaries(registry);
    await this.recordServices();
    const now = this.clock.now();
    if (isRenewalDue(registry, now)) await renewSignature(releasesDir, this.readKeys(), { now });
  }

  private async endWorseCanaries({ remotes }: Registry): Promise<void> {
    const canaries = Object.values(remotes).flatMap(({ canary }) => canary ?? []);
    await this.visitors.deleteEnded(canaries.map(canaryKey));
    for (const [remote, registered] of Object.entries(remotes)) {
      if (!registered.canary) continue;
      const { isWorse, old, new: canary } = await this.counts.compare(registered, registered.canary);
      if (!isWorse) continue;
      const figures = {
        visitors: canary.visitors,
        failedVisitors: canary.failedVisitors,
        oldVisitors: old.visitors,
        oldFailedVisitors: old.failedVisitors,
      };
      const end = { keys: this.readKeys(), by: BY.canaries, now: this.clock.now(), figures };
      await endCanary(this.environment.releasesDir, remote, canary.version, end);
    }
  }

  /** Records whether versions serve well enough to fall back to, whenever that changes. */
  private async recordServices(): Promise<void> {
    const { releasesDir } = this.environment;
    const now = this.clock.now();
    for (const { name, version } of servedReleases(await readRegistry(releasesDir))) {
      const counts = await this.pages.count({ remote: name, version }, now);
      const isProven = hasServedWell(counts);
      const key = `${name} ${version}`;
      if (!isJudged(counts) || this.recorded.get(key) === isProven) continue;
      const served = { name, version, by: BY.pages, pages: counts.views, faults: counts.failedViews, now };
      await recordService(releasesDir, this.readKeys(), served);
      this.recorded.set(key, isProven);
    }
  }

  private readKeys() {
    return readRegistryKeys(this.environment.registryKeys);
  }
}

function servedReleases({ shell, remotes }: Registry) {
  return [shell, ...Object.values(remotes)].flatMap((registered) => {
    if (!registered) return [];
    const canary = 'canary' in registered ? registered.canary?.release : undefined;
    return [registered.active, ...(canary ? [canary] : [])];
  });
}
