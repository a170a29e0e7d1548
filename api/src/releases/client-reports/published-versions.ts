import { Inject, Injectable } from '@nestjs/common';
import { UNKNOWN_VERSION } from '@wattle/contract';
import type { Environment } from '@wattle/environment';
import { isPublished } from '@wattle/federation/registry-changes';
import { LRUCache } from 'lru-cache';
import { ENVIRONMENT } from '../../infrastructure';
import type { ReportBucketRecord } from './report-bucket.schema';

const MAX_REMEMBERED = 1_000;
/** What runs before any remote, and where there is none. */
const SHELL = 'shell';

const REMEMBERED_MS = 60_000;

/** The version that something is counted of. */
type ReportSource = Pick<ReportBucketRecord, 'remote' | 'version'>;

/** Which versions exist. What is reported of others counts as of one that is unknown, so that nobody can make buckets. */
@Injectable()
export class PublishedVersions {
  private readonly remembered = new LRUCache<string, boolean>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  async sourceOf({ remote, version }: ReportSource): Promise<ReportSource> {
    if (await this.has(remote, version)) return { remote, version };
    return { remote: remote === SHELL ? SHELL : UNKNOWN_VERSION, version: UNKNOWN_VERSION };
  }

  private async has(remote: string, version: string): Promise<boolean> {
    if (version === '') return false;
    const key = `${remote}/${version}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const isThere = await isPublished(this.environment.releasesDir, { name: remote, version });
    this.remembered.set(key, isThere);
    return isThere;
  }
}
