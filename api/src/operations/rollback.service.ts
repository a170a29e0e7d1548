import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Message } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import type { RegisteredRemote } from '@wattle/federation/registry';
import { ReleaseError, readRegistry, rollbackFrom } from '@wattle/federation/registry-changes';
import { ENVIRONMENT } from '../config/environment.module';
import { ReleaseActionsService } from './release-actions.service';

/** Rolls releases back for staff. */
@Injectable()
export class RollbackService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly actions: ReleaseActionsService,
  ) {}

  /** @param version - The version that is left: the canary, or without one the live version. */
  async rollBack(remote: string, version: string, by: string): Promise<Message> {
    const before = (await readRegistry(this.environment.releasesDir)).remotes[remote];
    if (!before) throw new NotFoundException('There is no such remote.');
    const { active } = await this.change(remote, version);
    const kind = before.canary?.release.version === version ? 'canary-ended' : 'release-rolled-back';
    await this.actions.record({ by, kind, remote, from: version, to: active.version });
    return { message: `mf-${remote} is at ${active.version} for all visitors.` };
  }

  private async change(remote: string, version: string): Promise<RegisteredRemote> {
    try {
      const changed = await rollbackFrom(this.environment.releasesDir, remote, version);
      if (changed) return changed;
    } catch (error) {
      if (error instanceof ReleaseError) throw new ConflictException(error.message);
      throw error;
    }
    throw new ConflictException(`mf-${remote} has another version by now. Nothing was rolled back.`);
  }
}
