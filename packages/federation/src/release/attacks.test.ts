import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshBuilds, type RemoteBuild } from '../../test/builds';
import { keysOf } from '../../test/signed-releases';
import type { Team } from '../delegations';
import type { Registry, Release } from '../registry';
import { addSignature, hashOf, publicKeyOf, type RegistryKeys, signRegistry, signTogether } from '../signing';
import { newRegistryKeys } from '../testing';
import { changeDelegations } from '../testing-delegations';
import {
  activate,
  publish,
  readRegistry,
  readWritten,
  registryPath,
  releasePublished,
  renewSignature,
  rollback,
  startCanary,
} from './index';
import { readReleases } from './registry-file';

// The attacks on updates that the specification of TUF names, by whoever can write into the folder of releases, and by a
// team or a key that has turned.

const builds = freshBuilds();
const [root, northern, southern] = [newRegistryKeys(), newRegistryKeys(), newRegistryKeys()];
const DAY_MS = 86_400_000;

let releases: string;
let keys: RegistryKeys;
beforeEach(async () => {
  releases = builds.releases;
  keys = { ...keysOf(releases), rootKeys: root.rootKeys };
  await give('northern', { keys: northern.publicKeys, remotes: ['practice'], paths: ['/practice'] });
  await give('southern', { keys: southern.publicKeys, remotes: ['quiz'], paths: ['/quiz'] });
});

function give(team: string, changes: Partial<Team>) {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const delegation = { keys: [], threshold: 1, remotes: [], paths: [], expiresAt, ...changes };
  return changeDelegations(releases, { keys, signers: [root.own] }, { team, delegation });
}

/** Publishes a version, signed by these keys. */
async function publishBy(signer: Pick<RegistryKeys, 'own'>, build: RemoteBuild = {}): Promise<void> {
  await publish(releases, builds.remote({ name: 'practice', version: '1', ...build }), { keys: signer });
}

const release = (version = '1', name = 'practice', now = new Date()) =>
  activate(releases, name, version, { keys, now, smokeTest: true });

const describedIn = (name: string, version: string) => join(releases, name, version, 'release.json');
const history = () => join(releases, 'history.jsonl');

/** Changes a file of JSON as somebody does who has no key. */
function edit<Content>(file: string, change: (content: Content) => unknown): void {
  const content: Content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, JSON.stringify(content));
}

const activeIn = async (name: string) => (await readRegistry(releases)).remotes[name]?.active.version;

test('a team releases its remote, gives a canary to some, and rolls back', async () => {
  for (const version of ['1', '2', '3']) await publishBy(northern, { version });
  await release('1', 'practice', new Date(Date.now() - 3_600_000));
  expect((await release('2')).active).toMatchObject({ version: '2', signed: { signatures: [{}] } });
  await startCanary(releases, { name: 'practice', version: '3' }, 10, { keys });
  await rollback(releases, 'practice', { keys });
  expect((await rollback(releases, 'practice', { keys })).active.version).toBe('1');
});

describe('wrong team', () => {
  it.each<[string, () => Pick<RegistryKeys, 'own'>]>([
    ['another team', () => southern],
    ['the key of the registry', () => keys],
    ['the root key', () => root],
    ['a stranger', newRegistryKeys],
  ])('%s cannot release its remote', async (_who, signer) => {
    await publishBy(signer());
    const refused = 'practice 1 cannot be released. It has 0 of 1 signatures that count';
    await expect(release()).rejects.toThrow(refused);
    await expect(releasePublished(releases, [{ name: 'practice', version: '1' }], { keys })).rejects.toThrow(refused);
    expect(await activeIn('practice')).toBeUndefined();
  });

  it('cannot claim a path of another team, nor one that nobody was given', async () => {
    for (const path of ['/quiz/one', '/other', '/']) {
      rmSync(join(releases, 'practice'), { recursive: true, force: true });
      await publishBy(northern, { paths: [{ path, access: 'public' }] });
      await expect(release()).rejects.toThrow(`practice was not given the path ${path}`);
    }
  });

  it('leaves its paths to no remote without a team', async () => {
    await publishBy(keys, { name: 'tests', paths: [{ path: '/practice/tests', access: 'public' }] });
    await expect(release('1', 'tests')).rejects.toThrow('tests was not given the path /practice/tests');
  });
});

describe('wrong software', () => {
  it('is not taken where the description of another version or remote lies', async () => {
    await publishBy(northern);
    await publishBy(northern, { version: '2' });
    await publishBy(southern, { name: 'quiz' });
    for (const other of [describedIn('practice', '2'), describedIn('quiz', '1')]) {
      writeFileSync(describedIn('practice', '1'), readFileSync(other));
      await expect(release()).rejects.toThrow('practice 1 cannot be released. It describes');
    }
  });

  it('is not taken with the signature of another version', async () => {
    await publishBy(northern);
    await publishBy(northern, { version: '2' });
    const { signed } = JSON.parse(readFileSync(describedIn('practice', '1'), 'utf8'));
    edit<{ signed: unknown }>(describedIn('practice', '2'), (described) => Object.assign(described, { signed }));
    await expect(release('2')).rejects.toThrow('What was signed is something else');
  });
});

describe('arbitrary software', () => {
  interface Written {
    release: Release;
    facts: { shared: Record<string, string>; smoke: { heading: string }[] };
    signed?: unknown;
  }

  const changes: [string, (described: Written) => unknown, string][] = [
    [
      'another script',
      ({ release: { files } }) => Object.assign(files, { 'entry.js': 'sha384-x' }),
      'What pages get of it was changed',
    ],
    ['more paths', ({ release: { paths } }) => paths.push({ path: '/practice/x', access: 'public' }), 'What pages get'],
    [
      'another file',
      ({ release: { files } }) => Object.assign(files, { 'page.json': 'sha384-x' }),
      'Its description was changed',
    ],
    ['another smoke test', ({ facts }) => Object.assign(facts.smoke[0] ?? {}, { heading: 'x' }), 'Its description was'],
    ['less that it needs', ({ facts }) => Object.assign(facts, { shared: { react: '*' } }), 'Its description was'],
    ['no signature', (described) => delete described.signed, 'It is not signed'],
  ];

  it('is not released with anything else than its team has signed', async () => {
    await publishBy(northern);
    const signed = readFileSync(describedIn('practice', '1'));
    for (const [what, change, reason] of changes) {
      writeFileSync(describedIn('practice', '1'), signed);
      edit(describedIn('practice', '1'), change);
      const refusal = await release().catch(({ message }) => message);
      expect([what, refusal]).toEqual([what, expect.stringContaining(`practice 1 cannot be released. ${reason}`)]);
    }
  });

  it.each(changes.map(([what, change], index) => [index === 0 ? what : `${what} @long`, change] as const))(
    'is not what a roll back leads to with %s',
    async (_what, change) => {
      for (const version of ['1', '2']) await publishBy(keys, { name: 'tests', version });
      await release('1', 'tests', new Date(Date.now() - 3_600_000));
      expect((await release('2', 'tests')).lastGood?.version).toBe('1');
      edit(describedIn('tests', '1'), change);
      await expect(rollback(releases, 'tests', { keys })).rejects.toThrow('tests 1 cannot be released');
      // The next change finds something else to fall back to, or nothing.
      await publishBy(keys, { name: 'tests', version: '3' });
      expect((await release('3', 'tests')).lastGood?.version).not.toBe('1');
      expect(await activeIn('tests')).toBe('3');
    },
  );
});

describe('key compromise', () => {
  it('ends with a key that is taken from the team: what it has signed counts no more, and it is told', async () => {
    for (const version of ['1', '2']) await publishBy(northern, { version });
    await release();
    const next = newRegistryKeys();
    await give('northern', { keys: next.publicKeys, remotes: ['practice'], paths: ['/practice'] });
    await expect(release('2')).rejects.toThrow('0 of 1 signatures');
    await publishBy(next, { version: '3' });
    expect((await release('3')).active.version).toBe('3');
  });

  it('of one key is not enough where two must sign', async () => {
    const both = [...northern.publicKeys, ...southern.publicKeys];
    await give('northern', { keys: both, threshold: 2, remotes: ['practice'], paths: ['/practice'] });
    await publishBy(northern);
    await expect(release()).rejects.toThrow('1 of 2 signatures');
    edit<{ signed: Parameters<typeof addSignature>[0] }>(describedIn('practice', '1'), (described) => {
      const [first] = described.signed.signatures;
      // The same signature twice is one.
      described.signed.signatures.push(first as { key: string; signature: string });
    });
    await expect(release()).rejects.toThrow('1 of 2 signatures');
    edit<{ signed: Parameters<typeof addSignature>[0] }>(describedIn('practice', '1'), (described) => {
      described.signed = addSignature(described.signed, southern.own);
    });
    expect((await release()).active.version).toBe('1');
  });

  it('of the key of the registry gives no team anything', async () => {
    await expect(changeDelegations(releases, { keys }, { team: 'northern', delegation: undefined })).rejects.toThrow(
      '0 of 1 signatures',
    );
    const delegations = signTogether({ purpose: 'delegations', version: 9, teams: {} }, [keys.own]);
    writeFileSync(
      registryPath(releases),
      JSON.stringify(signRegistry({ ...(await readWritten(releases)), delegations }, keys, new Date(), '')),
    );
    await publishBy(keys);
    await expect(release()).rejects.toThrow('registry.json cannot be trusted. It has 0 of 1 signatures');
  });

  it('ends with a key of the registry that is no longer listed, also for what it had signed', async () => {
    for (const version of ['1', '2']) await publishBy(keys, { name: 'tests', version });
    await release('1', 'tests', new Date(Date.now() - 3_600_000));
    const next = newRegistryKeys();
    const both = { ...next, rootKeys: root.rootKeys, publicKeys: [...keys.publicKeys, ...next.publicKeys] };
    await renewSignature(releases, both, { now: new Date() });
    const only = { ...both, publicKeys: next.publicKeys };
    // What both have signed counts; so does the history before, through the line that the registry names.
    expect((await activate(releases, 'tests', '2', { keys: only })).lastGood?.version).toBe('1');
    expect((await rollback(releases, 'tests', { keys: only })).active.version).toBe('1');
    await publishBy(keys, { name: 'tests', version: '3' });
    await expect(activate(releases, 'tests', '3', { keys: only })).rejects.toThrow('0 of 1 signatures');
  });
});

test('freeze: when the time of a team is over, it releases nothing, and all others do', async () => {
  for (const version of ['1', '2']) await publishBy(northern, { version });
  await publishBy(southern, { name: 'quiz' });
  await release();
  const later = new Date(Date.now() + 2 * DAY_MS);
  await expect(release('2', 'practice', later)).rejects.toThrow('The delegation of practice expired');
  await give('southern', {
    keys: southern.publicKeys,
    remotes: ['quiz'],
    paths: ['/quiz'],
    expiresAt: new Date(later.getTime() + DAY_MS).toISOString(),
  });
  await release('1', 'quiz', later);
  expect([await activeIn('practice'), await activeIn('quiz')]).toEqual(['1', '1']);
});

test('mix and match: delegations of one registry and releases of another are not signed together', async () => {
  const before = (await readWritten(releases)).delegations;
  await give('northern', { keys: southern.publicKeys, remotes: ['practice'], paths: ['/practice'] });
  edit<Registry>(registryPath(releases), (registry) => Object.assign(registry, { delegations: before }));
  await publishBy(northern);
  await expect(release()).rejects.toThrow('registry.json cannot be trusted. It was changed after it was signed');
});

test('endless files: a description that has no end is not read', async () => {
  await publishBy(northern);
  writeFileSync(describedIn('practice', '1'), ' '.repeat(1_000_001));
  await expect(release()).rejects.toThrow('has 1000001 bytes, of at most 1000000');
});

describe('altered history', () => {
  const lines = () => readFileSync(history(), 'utf8').trim().split('\n');
  const write = (changed: readonly string[]) => writeFileSync(history(), changed.map((line) => `${line}\n`).join(''));

  beforeEach(async () => {
    for (const version of ['1', '2', '3']) await publishBy(northern, { version });
    for (const version of ['1', '2', '3']) await release(version);
  });

  const alterations: [what: string, change: (all: string[]) => string[], reason: string][] = [
    ['a changed line', ([one = '', ...others]) => [one.replace('"1"', '"0"'), ...others], 'Line 2 does not follow'],
    ['a line less in the middle', ([one = '', _two, three = '']) => [one, three], 'Line 2 does not follow'],
    ['a line less at the beginning', ([_one, ...others]) => others, 'Line 1 does not follow'],
    ['lines in another order', ([one = '', two = '', three = '']) => [two, one, three], 'Line 1 does not follow'],
    ['no newest line', ([one = '', two = '']) => [one, two], 'It lacks the newest line'],
    ['no lines', () => [], 'It lacks the newest line'],
    [
      'a line more',
      (all) => [...all, JSON.stringify({ ...JSON.parse(all[2] ?? ''), version: '9' })],
      'Line 4 does not',
    ],
  ];

  it('is refused, whatever was altered', async () => {
    const written = lines();
    for (const [what, change, reason] of alterations) {
      write(change(written));
      const refusals = await Promise.allSettled([
        rollback(releases, 'practice', { keys, version: '1' }),
        readReleases(releases, keys),
      ]);
      expect([what, ...refusals.map((each) => String(each.status === 'rejected' && each.reason.message))]).toEqual([
        what,
        expect.stringContaining(`history.jsonl cannot be trusted. ${reason}`),
        expect.stringContaining(reason),
      ]);
    }
    write(written);
    await rollback(releases, 'practice', { keys, version: '1' });
    expect(await activeIn('practice')).toBe('1');
  });

  it('with a line more that is chained by a stranger is refused', async () => {
    const [, , newest = ''] = lines();
    const { key: _key, signature: _signature, ...entry } = JSON.parse(newest);
    const stranger = newRegistryKeys();
    const previous = hashOf(newest);
    const content = { ...entry, version: '1', action: 'refuse', previous };
    write([...lines(), JSON.stringify({ ...content, ...signTogether(content, [stranger.own]).signatures[0] })]);
    await expect(release('2')).rejects.toThrow('Line 4 was not signed. It is signed with the unknown key');
    write([
      ...lines().slice(0, 3),
      JSON.stringify({ ...content, key: publicKeyOf(keys.own).slice(0, 16), signature: 'AAAA' }),
    ]);
    await expect(release('2')).rejects.toThrow('Line 4 was not signed. Its signature does not match');
  });
});

describe('what was released before history and descriptions were signed', () => {
  const strip = () => {
    edit<{ signed?: unknown }>(describedIn('tests', '1'), (described) => delete described.signed);
    const entries = readFileSync(history(), 'utf8').trim().split('\n');
    const plain = entries.map((line) => {
      const { previous: _previous, key: _key, signature: _signature, ...entry } = JSON.parse(line);
      return `${JSON.stringify(entry)}\n`;
    });
    writeFileSync(history(), plain.join(''));
  };
  /** The registry as it was signed then. */
  const signAsThen = async (now = new Date()) =>
    writeFileSync(registryPath(releases), JSON.stringify(signRegistry(await readWritten(releases), keys, now)));

  beforeEach(async () => {
    for (const version of ['1', '2']) await publishBy(keys, { name: 'tests', version });
    await release('1', 'tests', new Date(Date.now() - 3_600_000));
    await release('2', 'tests');
    strip();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['start', () => renewSignature(releases, keys, { now: new Date() })],
    ['release @long', () => release('1', 'tests')],
    ['roll back @long', () => rollback(releases, 'tests', { keys })],
  ])('is taken over by the next %s, once', async (_what, takeOver) => {
    await signAsThen();
    await takeOver();
    expect((await readReleases(releases, keys)).history.length).toBeGreaterThanOrEqual(2);
    await expect(releasePublished(releases, [{ name: 'tests', version: '1' }], { keys })).resolves.toBeDefined();
    strip();
    await expect(rollback(releases, 'tests', { keys, version: '1' })).rejects.toThrow(
      'history.jsonl cannot be trusted',
    );
  });

  it('is not where the registry says that they were signed', async () => {
    await expect(release('1', 'tests')).rejects.toThrow('history.jsonl cannot be trusted');
    await expect(renewSignature(releases, keys, { now: new Date() })).rejects.toThrow(
      'history.jsonl cannot be trusted',
    );
  });

  it('is not by an old registry that somebody has brought back', async () => {
    await signAsThen(new Date(Date.now() - 31 * DAY_MS));
    await expect(release('1', 'tests')).rejects.toThrow('registry.json cannot be trusted. It expired');
    await expect(renewSignature(releases, keys, { now: new Date() })).rejects.toThrow('It expired');
  });
});
