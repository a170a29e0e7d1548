import { freshBuilds } from '../../test/builds';
import { activate, keysOf, publish, rollback, startCanary } from '../../test/signed-releases';
import type { Delegations, Team } from '../delegations';
import { addSignature, type RegistryKeys, signTogether, verifyDelegations } from '../signing';
import { newRegistryKeys } from '../testing';
import { changeDelegations } from '../testing-delegations';
import { applyDelegations, draftDelegations, publish as publishWith, readRegistry, readReleases } from './index';

const builds = freshBuilds();
const teamKeys = newRegistryKeys();
const NORTHERN: Team = {
  keys: teamKeys.publicKeys,
  threshold: 1,
  remotes: ['practice'],
  paths: ['/practice'],
  expiresAt: '2099-01-01T00:00:00.000Z',
};

const author = () => ({ keys: keysOf(builds.releases) });
const give = (team: string, changes: Partial<Team> = {}) =>
  changeDelegations(builds.releases, author(), { team, delegation: { ...NORTHERN, ...changes } });
const current = async () =>
  verifyDelegations(await readRegistry(builds.releases), keysOf(builds.releases).rootKeys) as Delegations;

test('a team is given remotes and paths, others beside it, and it ends', async () => {
  await give('northern');
  await give('southern', { remotes: ['quiz'], paths: ['/quiz'] });
  expect(await current()).toMatchObject({
    version: 2,
    teams: { northern: NORTHERN, southern: { remotes: ['quiz'] } },
  });
  await changeDelegations(builds.releases, author(), { team: 'northern', delegation: undefined });
  expect(Object.keys((await current()).teams)).toEqual(['southern']);
  await expect(
    changeDelegations(builds.releases, author(), { team: 'northern', delegation: undefined }),
  ).rejects.toThrow('There is no team northern');
});

test.each<[string, Partial<Team>, string]>([
  ['a remote of another team', { paths: ['/quiz'] }, 'practice is a remote of team northern'],
  ['a path of another team', { remotes: ['quiz'] }, '/practice of team'],
  ['a path below one', { remotes: ['quiz'], paths: ['/practice/maths'] }, '/practice/maths of team southern'],
  [
    'a path of a remote without a team',
    { remotes: ['quiz'], paths: ['/tests/one'] },
    '/tests/one of team southern and /tests of tests overlap',
  ],
  ['the shell', { remotes: ['shell'] }, 'The shell belongs to no team'],
  ['what is no path', { paths: ['practice'] }, 'A path is written as /practice'],
  ['what is no key', { keys: ['abc'] }, 'A key is 43 letters'],
  ['more signatures than keys', { threshold: 2 }, 'There are fewer keys than must sign'],
  ['a webhook with a name before another host', { webhook: 'http://localhost:@example.com/' }, 'A webhook is an https'],
  ['a webhook with a password', { webhook: 'https://a:secret@example.com/' }, 'A webhook is an https address'],
  ['a webhook that anybody can read', { webhook: 'http://example.com/' }, 'A webhook is an https address'],
])('%s is refused', async (_what, changes, reason) => {
  await publish(builds.releases, builds.remote());
  await activate(builds.releases, 'tests', '1.0.0-aaaaaaaa');
  await give('northern');
  await expect(give('southern', changes)).rejects.toThrow(reason);
  expect((await current()).version).toBe(1);
});

test('where two root keys must sign, a draft counts with both signatures, once, and for what it was made from', async () => {
  const [one, other] = [newRegistryKeys(), newRegistryKeys()];
  const keys = {
    ...keysOf(builds.releases),
    rootKeys: { keys: [one, other].flatMap(({ publicKeys }) => publicKeys), threshold: 2 },
  };
  const change = { team: 'northern', delegation: NORTHERN };
  const draft = signTogether(await draftDelegations(builds.releases, keys, change), [one.own]);
  await expect(applyDelegations(builds.releases, { keys }, draft)).rejects.toThrow('1 of 2 signatures');
  const signed = addSignature(draft, other.own);
  expect(await applyDelegations(builds.releases, { keys }, signed)).toMatchObject({ delegations: { version: 1 } });
  await expect(applyDelegations(builds.releases, { keys }, signed)).rejects.toThrow('make a new one');
});

describe('when a team ends', () => {
  const end = (team: string) => changeDelegations(builds.releases, author(), { team, delegation: undefined });
  /** Publishes a version, signed by these keys. */
  const publishBy = (keys: Pick<RegistryKeys, 'own'>, name: string, version: string) =>
    publishWith(builds.releases, builds.remote({ name, version }), { keys });

  test('its remotes are gone, and all others go on releasing', async () => {
    const southern = newRegistryKeys();
    await give('northern');
    await give('southern', { keys: southern.publicKeys, remotes: ['quiz'], paths: ['/quiz'] });
    await publishBy(keysOf(builds.releases), 'tests', '1');
    for (const version of ['1', '2']) await publishBy(teamKeys, 'practice', version);
    for (const version of ['1', '2']) await publishBy(southern, 'quiz', version);
    for (const name of ['tests', 'practice', 'quiz']) await activate(builds.releases, name, '1');
    await startCanary(builds.releases, { name: 'practice', version: '2' }, 10);
    expect((await end('northern')).gone).toEqual(['practice']);
    expect(Object.keys((await readRegistry(builds.releases)).remotes)).toEqual(['tests', 'quiz']);
    const { history } = await readReleases(builds.releases, keysOf(builds.releases));
    expect(history.at(-1)).toMatchObject({ action: 'refuse', name: 'practice', version: '1' });
    await activate(builds.releases, 'quiz', '2');
    await rollback(builds.releases, 'quiz', { version: '1' });
    await activate(builds.releases, 'tests', '1');
  });

  test('what the key of the registry has signed stays, without its canary', async () => {
    const { own, publicKeys } = keysOf(builds.releases);
    await publishBy({ own }, 'practice', '1');
    await activate(builds.releases, 'practice', '1');
    await give('northern', { keys: [...teamKeys.publicKeys, ...publicKeys] });
    await publishBy(teamKeys, 'practice', '2');
    await startCanary(builds.releases, { name: 'practice', version: '2' }, 10);
    expect((await end('northern')).gone).toEqual([]);
    const { practice } = (await readRegistry(builds.releases)).remotes;
    expect(practice).toMatchObject({ active: { version: '1' } });
    expect(practice?.canary ?? practice?.active.signed).toBeUndefined();
    await publishBy({ own }, 'practice', '3');
    await activate(builds.releases, 'practice', '3');
  });
});

test('a remote with a canary is given to no team', async () => {
  for (const version of ['1', '2']) await publish(builds.releases, builds.remote({ name: 'practice', version }));
  await activate(builds.releases, 'practice', '1');
  await startCanary(builds.releases, { name: 'practice', version: '2' }, 10);
  const keys = [...teamKeys.publicKeys, ...keysOf(builds.releases).publicKeys];
  await expect(give('northern', { keys })).rejects.toThrow('practice has the canary 2: promote it or take it back');
  await activate(builds.releases, 'practice', '2');
  await give('northern', { keys });
});

test('what cannot be read is not taken for what does not count', async () => {
  await give('northern');
  await publishWith(builds.releases, builds.remote({ name: 'practice', version: '1' }), { keys: teamKeys });
  await activate(builds.releases, 'practice', '1');
  builds.change('releases/practice/1/release.json', '{');
  await expect(give('northern')).rejects.toThrow(SyntaxError);
});
