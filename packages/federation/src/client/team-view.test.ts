import { generateKeyPairSync } from 'node:crypto';
import type { Delegations } from '../delegations';
import { publicKeyOf, signText } from '../signing';
import { readTeamView, teamViewLink, teamViewProblem } from './team-view';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [own, second, foreign] = [newKey(), newKey(), newKey()];
const now = new Date('2026-03-01T10:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const team = {
  keys: [publicKeyOf(own), publicKeyOf(second)],
  threshold: 2,
  remotes: ['practice'],
  paths: ['/practice'],
  expiresAt: days(20).toISOString(),
};
const other = { ...team, keys: [publicKeyOf(foreign)], remotes: ['games'], paths: ['/games'] };
const delegations: Delegations = {
  purpose: 'delegations',
  version: 1,
  issuedAt: now.toISOString(),
  teams: { practice: team, games: other },
};

const tokenOf = (link: string) => new URL(link).hash.slice(1);
const signed = (content: object, key = own) =>
  Buffer.from(JSON.stringify(signText(content as { expiresAt: string }, key))).toString('base64url');
const statement = { purpose: 'team-view', remote: 'practice', expiresAt: days(14).toISOString() };

test('a link leads to the remote of the team, and any one of its keys is enough', () => {
  for (const key of [own, second]) {
    const link = teamViewLink('https://wattle.example', 'practice', key, now);
    expect(link).toMatch(/^https:\/\/wattle\.example\/team-releases\/practice#[\w-]+$/);
    expect(readTeamView(tokenOf(link), delegations, now)).toEqual({
      remote: 'practice',
      expiresAt: statement.expiresAt,
      team,
    });
  }
});

test('a link ends after fourteen days', () => {
  const token = tokenOf(teamViewLink('https://wattle.example', 'practice', own, now));
  expect(readTeamView(token, delegations, new Date(days(14).getTime() - 1))).toBeDefined();
  expect(readTeamView(token, delegations, days(14))).toBeUndefined();
});

const withoutKey = { ...delegations, teams: { practice: { ...team, keys: [publicKeyOf(second)] }, games: other } };
const ended = { ...delegations, teams: { practice: { ...team, expiresAt: now.toISOString() } } };

test.each<[string, string, Delegations | undefined]>([
  ['of the key of another team', signed(statement, foreign), delegations],
  ['of another team for its own remote', signed({ ...statement, remote: 'games' }), delegations],
  ['for a remote without a team', signed({ ...statement, remote: 'tests' }), delegations],
  ['where there are no teams', signed(statement), undefined],
  ['of a revoked key', signed(statement), withoutKey],
  ['of a delegation that has ended', signed(statement), ended],
  ['for longer than thirty days', signed({ ...statement, expiresAt: days(30.001).toISOString() }), delegations],
  ['without an end', signed({ ...statement, expiresAt: undefined }), delegations],
  ['that was signed for something else', signed({ ...statement, purpose: 'local-remote' }), delegations],
  ['that is nothing', '', delegations],
  ['that is no token', 'abc', delegations],
  ['that is another JSON', Buffer.from('[1]').toString('base64url'), delegations],
])('a token %s opens nothing', (_what, token, given) => {
  expect(readTeamView(token, given, now)).toBeUndefined();
});

test.each([
  ['part of a link', signed(statement).slice(0, -20), 'cut-off'],
  ['a link of last month', signed({ ...statement, expiresAt: days(-1).toISOString() }), 'expired'],
  ['a link of another key', signed(statement, foreign), 'refused'],
])('%s is told from others', (_what, token, problem) => expect(teamViewProblem(token, now)).toBe(problem));
