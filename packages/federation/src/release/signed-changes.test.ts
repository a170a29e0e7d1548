import { readFileSync, writeFileSync } from 'node:fs';
import { freshBuilds } from '../../test/builds';
import { activate, keysOf, publish, rollback } from '../../test/signed-releases';
import type { Registry } from '../registry';
import { isRenewalDue, signRegistry, verifyRegistry } from '../signing';
import { readWritten, registryPath, renewSignature, signAsItIs } from './index';

const builds = freshBuilds();
let releases: string;
beforeEach(async () => {
  releases = builds.releases;
  for (const version of ['1', '2']) await publish(releases, builds.remote({ version }));
  await activate(releases, 'tests', '1');
});

const verified = async (now = new Date()) =>
  verifyRegistry(await readWritten(releases), keysOf(releases), now).statement;

/** Writes the registry by hand. */
function edit(change: (registry: Registry) => void): string {
  const registry: Registry = JSON.parse(readFileSync(registryPath(releases), 'utf8'));
  change(registry);
  const text = JSON.stringify(registry);
  writeFileSync(registryPath(releases), text);
  return text;
}

const unsign = () => edit((registry) => delete registry.signed);
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);

test('each change of the registry is signed', async () => {
  await activate(releases, 'tests', '2');
  expect(await verified()).toMatchObject({ sequence: 2 });
  await rollback(releases, 'tests', { version: '1' });
  expect(await verified()).toMatchObject({ sequence: 3 });
});

test.each([
  [
    'was changed without a signature',
    () => edit(({ remotes }) => Object.assign(remotes.tests ?? {}, { withdrawn: [] })),
    'It was changed',
  ],
  ['is not signed', unsign, 'It is not signed'],
])('a registry that %s is neither changed nor renewed', async (_what, tamper, reason) => {
  const text = tamper();
  await expect(activate(releases, 'tests', '2')).rejects.toThrow(`registry.json cannot be trusted. ${reason}`);
  await expect(renewSignature(releases, keysOf(releases), { now: new Date() })).rejects.toThrow(reason);
  expect(readFileSync(registryPath(releases), 'utf8')).toBe(text);
});

test('somebody who has looked at it signs it as it is', async () => {
  edit(({ remotes }) => Object.assign(remotes.tests ?? {}, { withdrawn: ['0'] }));
  await signAsItIs(releases, keysOf(releases), new Date());
  expect(await verified()).toMatchObject({ sequence: 1 });
  expect((await readWritten(releases)).remotes.tests?.withdrawn).toEqual(['0']);
});

test('a start signs what was written before registries were signed', async () => {
  unsign();
  await renewSignature(releases, keysOf(releases), { now: new Date(), isUnsignedTrusted: true });
  expect(await verified()).toMatchObject({ sequence: 1 });
});

test('a renewal keeps and signs what only a later version knows', async () => {
  const later = { ...(await readWritten(releases)), regions: ['sydney'] };
  writeFileSync(registryPath(releases), JSON.stringify(signRegistry(later, keysOf(releases), new Date())));
  await renewSignature(releases, keysOf(releases), { now: inDays(20) });
  expect(await readWritten(releases)).toMatchObject({ regions: ['sydney'] });
  expect(await verified(inDays(40))).toMatchObject({ sequence: 1 });
});

test('a renewed signature has a new expiry and no other content', async () => {
  const before = await verified();
  await renewSignature(releases, keysOf(releases), { now: inDays(20) });
  expect(await verified(inDays(40))).toMatchObject({ sequence: 1, registry: before.registry });
  expect(isRenewalDue(await readWritten(releases), inDays(20))).toBe(false);
});
