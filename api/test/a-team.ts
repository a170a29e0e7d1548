import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Team } from '@wattle/federation/delegations';
import { publicKeyOf } from '@wattle/federation/signing';
import { teamViewLink } from '@wattle/federation/team-view';

const YEAR_MS = 365 * 86_400_000;

export interface TestTeam {
  key: KeyObject;
  team: Team;
}

/** A team with a key that nobody else has. */
export function aTeam(remote: string, overrides: Partial<Team> = {}): TestTeam {
  const key = generateKeyPairSync('ed25519').privateKey;
  const team: Team = {
    keys: [publicKeyOf(key)],
    threshold: 1,
    remotes: [remote],
    paths: [`/${remote}`],
    expiresAt: new Date(Date.now() + YEAR_MS).toISOString(),
    ...overrides,
  };
  return { key, team };
}

/** The header of whoever has a link of a team. */
export function teamHeader(remote: string, key: KeyObject, now: Date): string {
  return `Team ${new URL(teamViewLink('https://wattle.example', remote, key, now)).hash.slice(1)}`;
}
