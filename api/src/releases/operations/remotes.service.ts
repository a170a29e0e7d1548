import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { type LocalVersion, type LocalVersionRequest, packageName } from '@wattle/contract/operations';
import type { Message } from '@wattle/contract/primitives';
import type { Environment } from '@wattle/environment';
import { localOrigin } from '@wattle/federation/local';
import { signOverride } from '@wattle/federation/local-override';
import { listReleases, ReleaseError, readRegistry, rollbackFrom } from '@wattle/federation/registry-changes';
import { readRegistryKeys, SignatureError } from '@wattle/federation/signing';
import { Clock, ENVIRONMENT } from '../../infrastructure';
import type { StoreOverride } from './override-cookie';

const HOUR_SECONDS = 3_600;

@Injectable()
export class RemotesService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** @param version - The version to leave: the canary, or without one the active version. */
  async rollBack(remote: string, version: string, by: string): Promise<Message> {
    const { releasesDir, registryKeys } = this.environment;
    const releases = await listReleases(releasesDir);
    if (!releases.some(({ name }) => name === remote)) throw noSuchRemote();
    const change = { keys: readRegistryKeys(registryKeys), by, now: this.clock.now() };
    const changed = await rollbackFrom(releasesDir, remote, version, change).catch((error: unknown) => {
      throw error instanceof ReleaseError || error instanceof SignatureError
        ? new ConflictException(error.message)
        : error;
    });
    if (!changed) {
      throw new ConflictException(
        `${packageName(remote)} has another version by now, so nothing was rolled back. Reload the page and look again.`,
      );
    }
    return { message: `${packageName(remote)} is at ${changed.active.version} for all visitors.` };
  }

  async showLocalVersion(
    remote: string,
    { port, hours }: LocalVersionRequest,
    userId: string,
    store: StoreOverride,
  ): Promise<LocalVersion> {
    const { releasesDir, registryKeys } = this.environment;
    const { remotes } = await readRegistry(releasesDir);
    if (!Object.hasOwn(remotes, remote)) throw noSuchRemote();
    const seconds = hours * HOUR_SECONDS;
    const expiresAt = new Date(this.clock.now().getTime() + seconds * 1_000).toISOString();
    const version = { remote, origin: localOrigin(port), expiresAt };
    store(signOverride({ ...version, userId }, readRegistryKeys(registryKeys).own), seconds);
    return version;
  }
}

function noSuchRemote(): NotFoundException {
  return new NotFoundException('There is no such remote. Reload the page to see those that there are.');
}
