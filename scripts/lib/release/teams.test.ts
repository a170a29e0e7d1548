import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf, readRegistryKeys, signRegistry } from '@wattle/federation/signing';
import { aRelease } from '@wattle/federation/testing';
import { releases } from './releases';
import type { AskedOfTeams } from './teams';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-teams-'));
  write(signed());
});
afterEach(() => rmSync(folder, { recursive: true }));

const NO_OPTION = { 'public-key': false, renew: false, sign: false };
const NORTHERN = { team: 'northern', remote: ['practice'], path: ['/practice'], key: ['A'.repeat(43)] };

const settingsWith = (rootKeys?: { keys: string[]; threshold: number }) => ({
  releasesDir: folder,
  releasesUrl: '/releases/',
  registryKeys: { file: join(folder, '.key.pem'), isMade: true, publicKeys: undefined, rootKeys },
});
const run = (asked: AskedOfTeams, rootKeys?: { keys: string[]; threshold: number }) =>
  releases(settingsWith(rootKeys), { ...NO_OPTION, ...asked });

/** A registry in which one remote is live. */
const signed = () =>
  signRegistry(
    { sequence: 1, remotes: { tests: { active: aRelease() } } },
    readRegistryKeys(settingsWith().registryKeys),
    new Date(),
    '',
  );
const write = (registry: object) => writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));

/** Makes a root key. Gives its file, and its public key. */
function rootKey(name: string): { file: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = join(folder, `.${name}.pem`);
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { file, publicKey: publicKeyOf(privateKey) };
}

test('a command gives remotes and paths to a team, the list shows it, and a command ends it', async () => {
  expect(await run({})).not.toContain('may release');
  const given = /^northern may release practice below \/practice until 20\d\d-\S+\.$/;
  expect(await run({ ...NORTHERN, days: '30' })).toMatch(given);
  const listed = (await run({})).split('\n');
  expect(listed[0]).toContain('tests is at 1.0.0');
  expect(listed[1]).toMatch(given);
  expect(await run({ 'end-team': 'northern' })).toBe('There are no teams.');
});

test('the end of a team says which of its remotes are gone', async () => {
  await run(NORTHERN);
  const registry = JSON.parse(readFileSync(join(folder, 'registry.json'), 'utf8'));
  const remotes = { practice: { active: aRelease({ name: 'practice' }) } };
  write(signRegistry({ ...registry, remotes }, readRegistryKeys(settingsWith().registryKeys), new Date(), ''));
  expect(await run({ 'end-team': 'northern' })).toBe(
    'practice is gone: the key of the registry has not signed what was live of it.\nThere are no teams.',
  );
});

test.each<[AskedOfTeams, string]>([
  [{ ...NORTHERN, days: 'many' }, '--days is a number of days'],
  [{ ...NORTHERN, path: ['/tests'] }, '/tests of team northern and /tests of tests overlap'],
  [{ ...NORTHERN, key: [] }, 'A team has keys'],
  [{ 'end-team': 'western' }, 'There is no team western'],
])('%j is refused with a sentence', async (asked, reason) => {
  await expect(run(asked)).rejects.toThrow(reason);
});

test('where two root keys must sign, a draft takes effect with the second', async () => {
  const [one, other, third] = ['one', 'other', 'third'].map(rootKey) as ReturnType<typeof rootKey>[];
  const rootKeys = { keys: [one?.publicKey ?? '', other?.publicKey ?? ''], threshold: 2 };
  const draft = join(folder, '.draft.json');
  const signDraft = (key = one) => run({ 'sign-draft': draft, 'root-key': [key?.file ?? ''] }, rootKeys);

  await expect(run({ ...NORTHERN, draft }, rootKeys)).rejects.toThrow('REGISTRY_ROOT_KEYS does not name that key');
  expect(await run({ ...NORTHERN, draft, 'root-key': [one?.file ?? ''] }, rootKeys)).toContain('1 of 2 have signed');
  await expect(signDraft(third)).rejects.toThrow('REGISTRY_ROOT_KEYS does not name that key');
  expect(await signDraft(one)).toContain('1 of 2 have signed');
  expect(await run({}, rootKeys)).not.toContain('northern');
  expect(await signDraft(other)).toContain('northern may release practice');
  await expect(signDraft(other)).rejects.toThrow('make a new one');
});

test('the list of a registry that cannot be trusted says so', async () => {
  const registry = signed();
  write({ ...registry, remotes: { tests: { active: aRelease({ owner: 'another' }) } } });
  expect(await run({})).toContain('registry.json cannot be trusted. It was changed after it was signed');
});
