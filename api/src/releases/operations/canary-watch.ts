import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '@wattle/environment';
import { endCanary, readRegistry, renewSignature } from '@wattle/federation/registry-changes';
import { isRenewalDue, readRegistryKeys } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT, RepeatedTask } from '../../infrastructure';
import { CanaryVisitorsService } from '../client-reports/canary-visitors.service';
import { canaryKey } from '../client-reports/current-canaries';
import { CanaryCountsService } from './canary-counts.service';
import { ServiceRecords } from './service-records';

const LOOK_MS = 15_000;

/** Who is named as having taken a canary back. */
const CHECK = 'the check of canaries';

/**
 * Takes back canaries that clearly fail for more visitors than the version that the others have. Each process of the API
 * looks; the lock of the registry decides which of them takes a canary back. What versions have served is kept for later
 * releases, and the signature of the registry is renewed before it expires.
 */
@Injectable()
export class CanaryWatch extends RepeatedTask {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly counts: CanaryCountsService,
    private readonly visitors: CanaryVisitorsService,
    private readonly services: ServiceRecords,
    private readonly clock: Clock,
  ) {
    super(LOOK_MS);
  }

  async run(): Promise<void> {
    const { releasesDir, registryKeys } = this.environment;
    const registry = await readRegistry(releasesDir);
    const canaries = Object.values(registry.remotes).flatMap(({ canary }) => canary ?? []);
    await this.visitors.deleteEnded(canaries.map(canaryKey));
    for (const [remote, registered] of Object.entries(registry.remotes)) {
      if (!registered.canary) continue;
      const { isWorse, old, new: canary } = await this.counts.compare(registered, registered.canary);
      if (!isWorse) continue;
      const figures = {
        visitors: canary.visitors,
        failedVisitors: canary.failedVisitors,
        oldVisitors: old.visitors,
        oldFailedVisitors: old.failedVisitors,
      };
      const end = { keys: readRegistryKeys(registryKeys), by: CHECK, now: this.clock.now(), figures };
      await endCanary(releasesDir, remote, canary.version, end);
    }
    await this.services.update();
    const now = this.clock.now();
    if (isRenewalDue(registry, now)) await renewSignature(releasesDir, readRegistryKeys(registryKeys), { now });
  }
}
