import type { Registry } from '@wattle/federation/registry';
import { newRegistryKeys } from '@wattle/federation/testing';
import { REGISTRY, registryWith, shellRelease, TestServer } from '../test/test-server';

let server: TestServer;
const start = async (...parameters: Parameters<typeof TestServer.start>) => {
  server = await TestServer.start(...parameters);
};
afterEach(() => server.close());

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const MONTH = 31 * 24 * 60;

/** A registry in which the remote is at another version. */
const changed = (version: string, sequence = 8): Registry => ({ ...registryWith({ version }), sequence });

const versionIn = async (path: string) => /"owner".*?"version":"([\d.]+)"/.exec((await server.get(path)).body)?.[1];
const causes = () => JSON.stringify(server.complaints);

test('a page gets the signed registry, the keys and the time', async () => {
  await start();
  const { body } = await server.get('/landing');
  const [, keys, roots, time = ''] =
    /data-keys="([^"]*)" data-roots="([^"]*)" data-time="([^"]*)"[^>]* id="registry"/.exec(body) ?? [];
  expect([keys, roots]).toEqual([server.keys.publicKeys.join(' '), `1 ${keys}`]);
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
  expect(body).toContain('"signed":{"statement"');
});

test.each<[string, () => void, string]>([
  ['is not signed', () => server.writeRegistry(JSON.stringify(changed('1.0.1'))), 'It is not signed'],
  ['is signed by another key', () => server.release(changed('1.0.1'), { keys: newRegistryKeys() }), 'unknown key'],
  ['has expired', () => server.release(changed('1.0.1'), { now: minutes(-MONTH) }), 'It expired'],
  ['is older', () => server.release(changed('1.0.1', 6), { now: minutes(-1) }), 'Registry 6 is older than 7'],
  ['names nothing any more', () => server.writeRegistry('{"remotes":{}}'), 'It is not signed'],
])('a registry that %s is not taken, and the log says so once', async (_what, tamper, reason) => {
  await start({ ...REGISTRY, sequence: 7 });
  await server.get('/landing');
  tamper();
  for (const path of ['/landing', '/registry.json']) expect(await versionIn(path)).toBe('1.0.0');
  expect(server.complaints).toHaveLength(1);
  expect(causes()).toContain(reason);
  server.release(changed('1.0.2'));
  expect(await versionIn('/registry.json')).toBe('1.0.2');
});

test('a registry from a backup counts once it is signed anew', async () => {
  await start({ ...REGISTRY, sequence: 7 });
  await server.get('/landing');
  server.release(changed('1.0.1', 6), { now: minutes(1) });
  expect(await versionIn('/registry.json')).toBe('1.0.1');
});

test('the log warns a week before pages will refuse the registry', async () => {
  await start();
  server.release(REGISTRY, { now: minutes(-22 * 24 * 60) });
  await server.get('/landing');
  expect(causes()).toBe('[]');
  server.release(REGISTRY, { now: minutes(-24 * 24 * 60) });
  for (const path of ['/landing', '/']) expect((await server.get(path)).status).toBe(200);
  expect(server.complaints).toHaveLength(1);
  expect(causes()).toContain('pnpm releases --renew');
});

test('without a registry that counts there is no page, and the log says why', async () => {
  await start();
  server.writeRegistry(JSON.stringify(REGISTRY));
  expect((await server.get('/landing')).status).toBe(503);
  expect(causes()).toContain('It is not signed');
});

test('while a key is exchanged, signatures of both count', async () => {
  const [old, next] = [newRegistryKeys(), newRegistryKeys()];
  await start(REGISTRY, { REGISTRY_PUBLIC_KEYS: [...old.publicKeys, ...next.publicKeys].join(',') });
  for (const [keys, version] of [
    [old, '1.0.1'],
    [next, '1.0.2'],
  ] as const) {
    server.release(changed(version), { keys });
    expect(await versionIn('/registry.json')).toBe(version);
  }
});

test.each(['index.html', 'global.css'])('a %s that is not what was released is put into no page', async (file) => {
  await start();
  await server.get('/landing');
  server.publishShell('1.0.1');
  server.write(`releases/shell/1.0.1/${file}`, 'another content');
  server.release({ ...REGISTRY, shell: { active: shellRelease('1.0.1') } });
  expect((await server.get('/landing')).body).toContain('/releases/shell/1.0.0/shell.js');
  expect(causes()).toContain(`1.0.1/${file} is not what was released`);
});
