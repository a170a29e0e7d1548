import { createHash } from 'node:crypto';
import type { ReleaseStatement } from '../delegations';
import { inlinedRelease } from '../inlined-registry';
import type { Release } from '../registry';
import type { ReleaseFacts } from '../release/published';

interface Stated {
  release: Release;
  facts: Pick<ReleaseFacts, 'shared' | 'smoke'>;
}

/** What a team signs of a release. It is the same for whoever knows the release, but for the time. */
export function releaseStatement(
  { release: { baseUrl: _, signed: __, ...release }, facts: { shared, smoke } }: Stated,
  issuedAt: string,
): ReleaseStatement {
  return {
    purpose: 'release',
    remote: release.name,
    version: release.version,
    issuedAt,
    page: hashOf(inlinedRelease(release as Release)),
    whole: hashOf({ release, facts: { shared, smoke } }),
  };
}

function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
