import { freshBuilds } from '../../test/builds';
import { activate, keysOf, publish } from '../../test/signed-releases';
import type { Delegations, Team } from '../delegations';
import { addSignature, signTogether, verifyDelegations } from '../signing';
import { newRegistryKeys } from '../testing';
import { applyDelegations, changeDelegations, draftDelegations, readRegistry } from './index';

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
  expect(await applyDelegations(builds.releases, { keys }, signed)).toMatchObject({ version: 1 });
  await expect(applyDelegations(builds.releases, { keys }, signed)).rejects.toThrow('make a new one');
});
