import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { type Override, signOverride } from '@wattle/federation/local-override';
import { readSigningKey } from '@wattle/federation/signing';
import { TestServer } from '../test/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const override = (expiresInMs = 60_000): Override => ({
  remote: 'marketing',
  origin: 'http://127.0.0.1:3104',
  userId: 'ada',
  expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
});
const ownKey = () => readSigningKey(join(server.folder, 'registry-key.pem'), false);
const pageWith = (value: string) => server.get('/landing', { Cookie: `a=b; ${OVERRIDE_COOKIE}=${value}; c=d` });

test('a page names the version that staff have asked for in this browser, and lets its files in', async () => {
  const { userId, ...shown } = override();
  const { body, headers } = await pageWith(signOverride({ userId, ...shown }, ownKey()));
  const [, json = ''] = /id="local-remotes">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual([shown]);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('Cookie') });
  // The second policy only lists where scripts come from.
  const [policy] = String(headers['content-security-policy']).split(', ');
  // What code does that nobody has released counts against no release.
  expect(String(headers['content-security-policy'])).not.toContain('report-uri');
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:3104 ws://127.0.0.1:3104;");
  expect(policy).not.toMatch(/unsafe/);
  // What is released of this remote would be fetched for nothing.
  expect(body).not.toContain('rel="preload" as="script"');
});

test.each<[string, () => string]>([
  ['has expired', () => signOverride(override(-1), ownKey())],
  ['was altered', () => signOverride(override(), ownKey()).replace(/.{9}$/, 'AAAAAAAAA')],
  ['is signed by another key', () => signOverride(override(), generateKeyPairSync('ed25519').privateKey)],
  ['is for another machine', () => signOverride({ ...override(), origin: 'https://evil.example' }, ownKey())],
  ['is nothing of the kind', () => 'nothing'],
])('a cookie that %s changes nothing', async (_what, cookie) => {
  const { body, headers } = await pageWith(cookie());
  expect(body).not.toContain('local-remotes');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});
