import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { type Message, packageName } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { listReleases, ReleaseError, rollbackFrom } from '@wattle/federation/registry-changes';
import { readRegistryKeys, SignatureError } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT } from '../../infrastructure';

/** Rolls releases back for staff. */
@Injectable()
export class RollbackService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** @param version - The version that is left: the canary, or without one the live version. */
  async rollBack(remote: string, version: string, by: string): Promise<Message> {
    const releases = await listReleases(this.environment.releasesDir);
    if (!releases.some(({ name }) => name === remote))
      throw new NotFoundException('There is no such remote. Reload the page to see those that there are.');
    const { active } = await this.change(remote, version, by);
    return { message: `${packageName(remote)} is at ${active.version} for all visitors.` };
  }

  private async change(remote: string, version: string, by: string) {
    try {
      const changed = await rollbackFrom(this.environment.releasesDir, remote, version, {
        keys: readRegistryKeys(this.environment.registryKeys),
        by,
        now: this.clock.now(),
      });
      if (changed) return changed;
    } catch (error) {
      if (error instanceof ReleaseError || error instanceof SignatureError) throw new ConflictException(error.message);
      throw error;
    }
    throw new ConflictException(
      `${packageName(remote)} has another version by now, so nothing was rolled back. Reload the page and look again.`,
    );
  }
}
