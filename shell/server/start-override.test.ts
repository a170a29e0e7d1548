import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { signOverride } from '@wattle/federation/local-override';
import { readSigningKey } from '@wattle/federation/signing';
import { TestServer } from '../test/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const ownKey = () => readSigningKey(join(server.folder, 'registry-key.pem'), false);

const signed = (key = ownKey(), expiresInMs = 3_600_000) =>
  signOverride(
    {
      remote: 'marketing',
      origin: 'http://127.0.0.1:3101',
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
    },
    key,
  );

const open = (override: string, to: string) => server.get(`/registry/local?${new URLSearchParams({ override, to })}`);

test('a signed link gives the local version to this browser, as long as it counts, and leads to its page', async () => {
  const override = signed();
  const { status, headers } = await open(override, '/landing');
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/landing' });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(new RegExp(`^${OVERRIDE_COOKIE}=${override}; Path=/; Max-Age=(3600|3599); SameSite=Strict$`));
  const { body } = await server.get('/landing', { Cookie: cookie.split(';')[0] as string });
  expect(body).toContain('http://127.0.0.1:3101');
});

test.each([['//evil.example'], ['https://evil.example/landing'], ['/\\evil.example'], ['/a//b'], ['']])(
  'no link leads to %s',
  async (to) => expect((await open(signed(), to)).headers.location).toBe('/'),
);

test.each([
  ['that another key has signed', () => signed(generateKeyPairSync('ed25519').privateKey)],
  ['that is too old', () => signed(ownKey(), -1)],
  ['that nobody has signed', () => 'nothing'],
])('a link %s gives nothing', async (_what, override) => {
  const { status, headers, body } = await open(override(), '/landing');
  expect(status).toBe(403);
  expect(JSON.parse(body)).toEqual({ statusCode: 403, message: expect.stringContaining('link is too old') });
  expect(headers['set-cookie']).toBeUndefined();
});
