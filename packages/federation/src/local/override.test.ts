import { generateKeyPairSync } from 'node:crypto';
import type { Team } from '../delegations';
import { publicKeyOf, signText } from '../signing';
import { type LocalRemote, localOriginSchema, localReleaseSchema } from './local-release';
import { type Override, readOverride, signOverride } from './override';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [own, other] = [newKey(), newKey()];
const keys = [publicKeyOf(own)];
const trust = { publicKeys: keys, delegations: undefined };
const NOW = new Date('2026-11-22T09:00:00.000Z');
const override: Override = {
  remote: 'tests',
  origin: 'http://127.0.0.1:3105',
  userId: 'ada',
  expiresAt: '2026-11-22T16:40:00.000Z',
};
const encode = (signed: object) => Buffer.from(JSON.stringify(signed)).toString('base64url');

test('an override counts until it expires', () => {
  const { userId, ...shown } = override;
  expect(readOverride(signOverride(override, own), trust, NOW)).toEqual(shown);
  expect(readOverride(signOverride(override, own), trust, new Date(override.expiresAt))).toBeUndefined();
});

test.each([
  ['altered', signOverride(override, own).replace(/^.{40}/, (text) => text.toLowerCase())],
  ['signed by another key', signOverride(override, other)],
  ['for another origin than this machine', signOverride({ ...override, origin: 'https://evil.example' }, own)],
  [
    'for a host that only begins like this machine',
    signOverride({ ...override, origin: 'http://127.0.0.1.evil.example:80' }, own),
  ],
  ['signed for something else', encode(signText({ ...override, purpose: 'registry' } as Override, own))],
  ['no JSON', 'bm90aGluZw'],
  ['empty', ''],
])('one that is %s is ignored', (_what, value) => {
  expect(readOverride(value, trust, NOW)).toBeUndefined();
});

describe('an override that a team has signed itself', () => {
  const { userId: _user, ...teamOverride } = override;
  const northern: Team = {
    keys: [publicKeyOf(other)],
    threshold: 1,
    remotes: ['tests'],
    paths: ['/tests'],
    expiresAt: '2026-12-01T00:00:00.000Z',
  };
  const read = (signed: Override, key = other, team: Partial<Team> = {}) =>
    readOverride(
      signOverride(signed, key),
      {
        publicKeys: keys,
        delegations: {
          purpose: 'delegations',
          version: 1,
          issuedAt: NOW.toISOString(),
          teams: { northern: { ...northern, ...team } },
        },
      },
      NOW,
    );

  it('counts for its remote', () => expect(read(teamOverride)).toEqual(teamOverride));

  it.each<[string, LocalRemote | undefined]>([
    ['for a remote of somebody else', read(teamOverride, other, { remotes: ['quiz'] })],
    ['for longer than eight hours', read({ ...teamOverride, expiresAt: '2026-11-22T17:00:00.001Z' })],
    ['by another key', read(teamOverride, newKey())],
    ['by the key of the registry', read(teamOverride, own)],
    ['for a user, as that key does', read(override)],
    ['once its delegation has expired', read(teamOverride, other, { expiresAt: NOW.toISOString() })],
  ])('does not count %s', (_what, found) => expect(found).toBeUndefined());
});

test.each([
  ['http://127.0.0.1:3105', true],
  ['http://localhost:65535', true],
  ['https://localhost:3105', false],
  ['http://localhost', false],
  ['http://localhost:0', false],
  ['http://localhost:65536', false],
  ['http://localhost:3105/', false],
  ['http://localhost:3105@evil.example', false],
  ['http://[::1]:3105', false],
  ['http://10.0.0.1:3105', false],
  ['http://wattle.example:3105', false],
])('%s may serve a local version: %s', (origin, isAllowed) => {
  expect(localOriginSchema.safeParse(origin).success).toBe(isAllowed);
});

test('a local version speaks of its own paths only', () => {
  const release = {
    name: 'tests',
    owner: 'tests',
    paths: [{ path: '/test', access: 'student' }],
    requires: { platform: '1.0' },
    origin: override.origin,
    container: 'tests_local',
    entry: 'remoteEntry.js',
  };
  expect(localReleaseSchema.safeParse(release).success).toBe(true);
  expect(localReleaseSchema.safeParse({ ...release, barHiddenAt: ['/login'] }).success).toBe(false);
});
