import { Inject, Injectable } from '@nestjs/common';
import type { ClientReport } from '@wattle/contract/client-reports';
import { UNKNOWN_VERSION } from '@wattle/contract/constants';
import type { Environment } from '@wattle/environment';
import { isCanaryFor } from '@wattle/federation/canary';
import type { Canary, RegisteredRemote } from '@wattle/federation/registry';
import { isPublished, readRegistry, SHELL } from '@wattle/federation/registry-changes';
import { LRUCache } from 'lru-cache';
import { Clock, ENVIRONMENT } from '../../infrastructure';
import type { ReportBucketRecord } from './report-bucket.schema';

const REGISTRY_TTL_MS = 1_000;
const VERSIONS = { max: 1_000, ttl: 60_000 };

export type ReportSource = Pick<ReportBucketRecord, 'remote' | 'version'>;

/** Identifies a canary while it has one share: its counts start again with each share. */
export function canaryKey({ release: { name, version }, since, shareSince = since }: Canary): string {
  return `${name} ${version} since ${shareSince}`;
}

export function isVersionOf(canary: Canary, visitor: number, version: string): boolean {
  return isCanaryFor(canary, visitor) === (version === canary.release.version);
}

/** Which versions are published, and which canaries run. Other versions make no documents of their own. */
@Injectable()
export class PublishedReleasesService {
  private readonly versions = new LRUCache<string, boolean>(VERSIONS);
  private remotes: Promise<Record<string, RegisteredRemote>> | undefined;
  private readAt = 0;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  async sourceOf({ remote, version }: ReportSource): Promise<ReportSource> {
    if (await this.isPublished(remote, version)) return { remote, version };
    return { remote: remote === SHELL ? SHELL : UNKNOWN_VERSION, version: UNKNOWN_VERSION };
  }

  /** The canary that a report is about: it is of the canary or of its baseline. */
  async canaryOf({ remote, version, comparedWith: baselineVersion }: ClientReport): Promise<Canary | undefined> {
    if (!baselineVersion) return undefined;
    const { active, canary } = (await this.current())[remote] ?? {};
    const pair = [active?.version, canary?.release.version];
    const isPair = pair.includes(version) && pair.includes(baselineVersion) && version !== baselineVersion;
    return isPair ? canary : undefined;
  }

  private async isPublished(remote: string, version: string): Promise<boolean> {
    if (version === '') return false;
    const key = `${remote}/${version}`;
    const known = this.versions.get(key);
    if (known !== undefined) return known;
    const found = await isPublished(this.environment.releasesDir, { name: remote, version });
    this.versions.set(key, found);
    return found;
  }

  private current(): Promise<Record<string, RegisteredRemote>> {
    const now = this.clock.now().getTime();
    // The clock of a server may be set back.
    if (!this.remotes || Math.abs(now - this.readAt) >= REGISTRY_TTL_MS) {
      this.readAt = now;
      this.remotes = readRegistry(this.environment.releasesDir).then(
        ({ remotes }) => remotes,
        () => ({}),
      );
    }
    return this.remotes;
  }
}
