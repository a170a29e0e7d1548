import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { hasServedWell, isJudged } from '@wattle/federation/canary';
import type { Registry } from '@wattle/federation/registry';
import { readRegistry, recordService } from '@wattle/federation/registry-changes';
import { readRegistryKeys } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT } from '../../infrastructure';
import { CountedPagesService } from '../client-reports/counted-pages.service';

/** Who is named in the history of releases. */
const REPORTS = 'the reports of pages';

/**
 * Keeps in the history of releases whether a version serves well enough to fall back to, as soon as reports say so and
 * whenever they say otherwise.
 */
@Injectable()
export class ServiceRecords {
  private readonly recorded = new Map<string, boolean>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly pages: CountedPagesService,
    private readonly clock: Clock,
  ) {}

  async update(): Promise<void> {
    const { releasesDir, registryKeys } = this.environment;
    const now = this.clock.now();
    for (const { name, version } of servedReleases(await readRegistry(releasesDir))) {
      const counts = await this.pages.count({ remote: name, version }, now);
      const { views, failedViews } = counts;
      const isProven = hasServedWell(counts);
      const key = `${name} ${version}`;
      if (!isJudged(counts) || this.recorded.get(key) === isProven) continue;
      const served = { name, version, by: REPORTS, pages: views, faults: failedViews, now };
      await recordService(releasesDir, readRegistryKeys(registryKeys), served);
      this.recorded.set(key, isProven);
    }
  }
}

/** What some visitors get. */
function servedReleases({ shell, remotes }: Registry) {
  return [shell, ...Object.values(remotes)].flatMap((registered) => {
    if (!registered) return [];
    const canary = 'canary' in registered ? registered.canary?.release : undefined;
    return [registered.active, ...(canary ? [canary] : [])];
  });
}
