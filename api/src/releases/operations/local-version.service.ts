import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { LocalVersion, LocalVersionRequest } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { localOrigin } from '@wattle/federation/local';
import { signOverride } from '@wattle/federation/local-override';
import { readRegistry } from '@wattle/federation/registry-changes';
import { readRegistryKeys } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT } from '../../infrastructure';
import type { KeepOverride } from './override-cookie';

const HOUR_SECONDS = 3_600;

/** Lets staff see the version of a remote that their own machine serves. */
@Injectable()
export class LocalVersionService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  async show(
    remote: string,
    { port, hours }: LocalVersionRequest,
    userId: string,
    keep: KeepOverride,
  ): Promise<LocalVersion> {
    const { releasesDir, registryKeys } = this.environment;
    const { remotes } = await readRegistry(releasesDir);
    if (!Object.hasOwn(remotes, remote))
      throw new NotFoundException('There is no such remote. Reload the page to see those that there are.');
    const seconds = hours * HOUR_SECONDS;
    const expiresAt = new Date(this.clock.now().getTime() + seconds * 1_000).toISOString();
    const version = { remote, origin: localOrigin(port), expiresAt };
    keep(signOverride({ ...version, userId }, readRegistryKeys(registryKeys).own), seconds);
    return version;
  }
}
