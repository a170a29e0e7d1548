import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Message } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { listReleases, ReleaseError, readRegistryKeys, rollbackFrom } from '@wattle/federation/registry-changes';
import { Clock } from '../common/clock';
import { ENVIRONMENT } from '../config/environment.module';
import { ReleaseActionsService } from './release-actions.service';

/** Rolls releases back for staff. */
@Injectable()
export class RollbackService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly actions: ReleaseActionsService,
    private readonly clock: Clock,
  ) {}

  /** @param version - The version that is left: the canary, or without one the live version. */
  async rollBack(remote: string, version: string, by: string): Promise<Message> {
    const releases = await listReleases(this.environment.releasesDir);
    const before = releases.find(({ name }) => name === remote);
    if (!before) throw new NotFoundException('There is no such remote.');
    const { active } = await this.change(remote, version, by);
    const kind = before.canary?.release.version === version ? 'canary-ended' : 'release-rolled-back';
    await this.actions.record({ by, kind, remote, from: version, to: active.version });
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
      if (error instanceof ReleaseError) throw new ConflictException(error.message);
      throw error;
    }
    throw new ConflictException(`${packageName(remote)} has another version by now. Nothing was rolled back.`);
  }
}

/** The package of a remote, or of the shell. */
function packageName(remote: string): string {
  return remote === 'shell' ? remote : `mf-${remote}`;
}
