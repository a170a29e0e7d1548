import { generateKeyPairSync } from 'node:crypto';
import type { Delegations } from '@wattle/federation/delegations';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { signOverride } from '@wattle/federation/local-override';
import { publicKeyOf, signTogether } from '@wattle/federation/signing';
import { REGISTRY, TestServer } from '../test/test-server';

const teamKey = generateKeyPairSync('ed25519').privateKey;
/** It has a remote that was never released. */
const DELEGATIONS: Delegations = {
  purpose: 'delegations',
  version: 1,
  issuedAt: '2026-01-01T00:00:00.000Z',
  teams: {
    northern: {
      keys: [publicKeyOf(teamKey)],
      threshold: 1,
      remotes: ['practice'],
      paths: ['/practice'],
      expiresAt: '2099-01-01T00:00:00.000Z',
    },
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  server.release({ ...REGISTRY, delegations: signTogether(DELEGATIONS, [server.keys.own]) });
});
afterAll(() => server.close());

const signed = ({ key = teamKey, expiresInMs = 3_600_000, remote = 'practice' } = {}) =>
  signOverride(
    { remote, origin: 'http://127.0.0.1:3101', expiresAt: new Date(Date.now() + expiresInMs).toISOString() },
    key,
  );

const open = (override: string, to: string) => server.get(`/registry/local?${new URLSearchParams({ override, to })}`);

test('a signed link gives the local version to this browser, as long as it counts, and leads to its page', async () => {
  const override = signed();
  const { status, headers } = await open(override, '/practice');
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/practice' });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(new RegExp(`^${OVERRIDE_COOKIE}=${override}; Path=/; Max-Age=(3600|3599); SameSite=Strict$`));
  const { body } = await server.get('/practice', { Cookie: cookie.split(';')[0] as string });
  expect(body).toContain('http://127.0.0.1:3101');
});

test.each([['//evil.example'], ['https://evil.example/landing'], ['/\\evil.example'], ['/a//b'], ['']])(
  'no link leads to %s',
  async (to) => expect((await open(signed(), to)).headers.location).toBe('/'),
);

test.each([
  ['that another key has signed', () => signed({ key: generateKeyPairSync('ed25519').privateKey })],
  ['for a remote of somebody else', () => signed({ remote: 'marketing' })],
  ['that is too old', () => signed({ expiresInMs: -1 })],
  ['for more than eight hours', () => signed({ expiresInMs: 9 * 3_600_000 })],
  ['that nobody has signed', () => 'nothing'],
])('a link %s gives nothing', async (_what, override) => {
  const { status, headers, body } = await open(override(), '/landing');
  expect(status).toBe(403);
  expect(JSON.parse(body)).toEqual({ statusCode: 403, message: expect.stringContaining('link is too old') });
  expect(headers['set-cookie']).toBeUndefined();
});

test('a browser that follows such a link gets a page', async () => {
  const { status, headers, body } = await server.get('/registry/local?override=nothing', {
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  });
  expect({ status, type: headers['content-type'] }).toEqual({ status: 403, type: 'text/html; charset=utf-8' });
  expect(body).toContain('<p>This link is too old, or no key of the team that has the remote has signed it.</p>');
  expect(headers['set-cookie']).toBeUndefined();
});
