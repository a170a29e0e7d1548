import type { TeamReleases, TeamVersion } from '@wattle/contract/team-releases';
import { someRemote } from './operations';

const { live } = someRemote('practice');

/** A version that is live, unless the test says otherwise. */
export function someVersion(overrides: Partial<TeamVersion> = {}): TeamVersion {
  return { ...live, state: 'live', since: '2026-11-19T02:00:00.000Z', by: 'practice', ...overrides };
}

/** What the page of a team is told. */
export function someTeamReleases(overrides: Partial<TeamReleases> = {}): TeamReleases {
  return {
    at: new Date().toISOString(),
    versions: [someVersion(), someVersion({ version: '1.0.0-0fd3c66a', state: 'fallback' })],
    rule: { evidence: 100, failedVisitors: 5 },
    errors: [],
    changes: [{ at: '2026-11-19T02:00:00.000Z', by: 'practice', action: 'release', version: live.version }],
    rights: {
      keys: ['abcdefgh12345678'],
      threshold: 1,
      paths: ['/practice', '/today'],
      expiresAt: '2027-03-01T00:00:00.000Z',
      webhook: { host: 'ci.example.com', latest: { at: '2026-11-17T08:48:00.000Z', state: 'told' } },
      tokenExpiresAt: '2026-12-09T00:00:00.000Z',
    },
    ...overrides,
  };
}
