import type { RegisteredRemote, Registry } from '@wattle/federation/registry';
import { signRelease, signTogether } from '@wattle/federation/signing';
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

const UNTRUSTED: [what: string, tamper: () => void, reason: string][] = [
  ['is not signed', () => server.writeRegistry(JSON.stringify(changed('1.0.1'))), 'It is not signed'],
  ['is signed by another key', () => server.release(changed('1.0.1'), { keys: newRegistryKeys() }), 'unknown key'],
  ['has expired', () => server.release(changed('1.0.1'), { now: minutes(-MONTH) }), 'It expired'],
  ['is older', () => server.release(changed('1.0.1', 6), { now: minutes(-1) }), 'Registry 6 is older than 7'],
  ['names nothing any more', () => server.writeRegistry('{"remotes":{}}'), 'It is not signed'],
];

test('a registry that cannot be trusted is not taken, and the log says so once', async () => {
  await start({ ...REGISTRY, sequence: 7 });
  await server.get('/landing');
  for (const [index, [what, tamper, reason]] of UNTRUSTED.entries()) {
    tamper();
    for (const path of ['/landing', '/registry.json']) expect([what, await versionIn(path)]).toEqual([what, '1.0.0']);
    expect([what, server.complaints.length]).toEqual([what, index + 1]);
    expect(JSON.stringify(server.complaints.at(-1))).toContain(reason);
  }
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

describe('a registry with a team', () => {
  const [root, team] = [newRegistryKeys(), newRegistryKeys()];
  const settings = { REGISTRY_ROOT_KEYS: root.publicKeys.join() };
  const delegated = (version: number, daysLeft = 300) =>
    signTogether(
      {
        purpose: 'delegations',
        version,
        issuedAt: minutes(version).toISOString(),
        teams: {
          northern: {
            keys: team.publicKeys,
            threshold: 1,
            remotes: ['marketing'],
            paths: ['/landing'],
            expiresAt: minutes(daysLeft * 24 * 60).toISOString(),
          },
        },
      },
      [root.own],
    );
  const ofTeam = (delegations = delegated(1), signer = team): Registry => {
    const [{ active }] = Object.values(registryWith({ owner: 'northern' }).remotes) as [RegisteredRemote];
    const signed = signRelease({ release: active, facts: { shared: {}, smoke: [] } }, [signer.own]);
    return { ...REGISTRY, remotes: { marketing: { active: { ...active, signed } } }, delegations };
  };
  const preload = 'rel="preload" as="script"';

  test('has its remote where the team has signed it', async () => {
    await start(ofTeam(), settings);
    expect((await server.get('/landing')).body).toContain(preload);
    expect(server.complaints).toEqual([]);
  });

  test.each<[string, () => Registry, string]>([
    ['its team has not signed', () => ofTeam(delegated(1), newRegistryKeys()), '0 of 1 signatures'],
    ['came after the time of its team', () => ofTeam(delegated(1, -1)), 'The delegation of marketing expired'],
  ])('goes on without a remote that %s, and the log says so', async (_what, registry, reason) => {
    await start(registry(), settings);
    const { status, body } = await server.get('/landing');
    expect(status).toBe(200);
    expect(body).not.toContain(preload);
    expect(causes()).toContain('marketing 1.0.0 does not count');
    expect(causes()).toContain(reason);
  });

  const UNTRUSTED_DELEGATIONS: [what: string, registry: () => Registry, reason: string][] = [
    ['older', () => ofTeam(delegated(1)), 'Delegations 1 are older than 2'],
    ['left out', () => ({ ...ofTeam(), delegations: undefined }), 'Delegations left out are older than 2'],
    [
      'signed by another key than the root key',
      () => ofTeam(signTogether(JSON.parse(delegated(3).statement), [server.keys.own])),
      '0 of 1 signatures',
    ],
  ];

  test('is not taken with delegations that are older, left out, or signed by another key than the root key', async () => {
    await start(ofTeam(delegated(2)), settings);
    await server.get('/landing');
    for (const [what, registry, reason] of UNTRUSTED_DELEGATIONS) {
      server.release({ ...registry(), sequence: 9 });
      expect([what, (await server.get('/registry.json')).body]).not.toEqual([
        what,
        expect.stringContaining('"sequence":9'),
      ]);
      expect(JSON.stringify(server.complaints.at(-1))).toContain(reason);
    }
  });

  test('has the log warn thirty days before the time of a team is over', async () => {
    await start(ofTeam(delegated(1, 29)), settings);
    for (const path of ['/landing', '/']) expect((await server.get(path)).status).toBe(200);
    expect(server.complaints).toHaveLength(1);
    expect(causes()).toContain('Pages refuse what team northern releases from');
  });
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
