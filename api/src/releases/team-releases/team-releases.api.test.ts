import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamReleases } from '@wattle/contract/team-releases';
import { type Team } from '@wattle/federation/delegations';
import { recordService } from '@wattle/federation/registry-changes';
import { recordRefusal, releaseFolder } from '@wattle/federation/release';
import { publicKeyOf, signText } from '@wattle/federation/signing';
import { aTeam, type TestTeam, teamHeader } from '../../../test/a-team';
import { call } from '../../../test/call';
import { usePageReports } from '../../../test/page-reports';
import { Clock, clientIpPrefixOf, RateLimits } from '../../infrastructure';

const OTHER = 'games';

const running = usePageReports();
let own: TestTeam;
let other: TestTeam;
beforeEach(async () => {
  own = aTeam(running.remote);
  other = aTeam(OTHER);
  await running.releases.releaseBeside(OTHER, '7.7.7');
  await delegate();
});

const delegate = (changes: Partial<Team> = {}) =>
  running.releases.delegate({ practice: { ...own, team: { ...own.team, ...changes } }, games: other });

const now = () => running.api.app.get(Clock).now();
const ask = (authorization: string | undefined, remote = running.remote) => {
  const request = running.api.anybody().get(`/api/team-releases/${remote}`);
  return authorization === undefined ? request : request.set('Authorization', authorization);
};
const header = () => teamHeader(running.remote, own.key, now());
const read = () =>
  call(running.api.browser().set('Authorization', header()), teamReleases, { params: { remote: running.remote } });

const signedHeader = (content: object, key = own.key) =>
  `Team ${Buffer.from(JSON.stringify(signText(content as { expiresAt: string }, key))).toString('base64url')}`;

it('a team sees versions, canary, errors and vitals of its remote', async () => {
  const { reports, releases, remote } = running;
  await releases.startCanary(remote, '1.2.0');
  await delegate({ webhook: 'https://ci.example.com/secret' });
  await reports.report({ version: '1.1.0', comparedWith: '1.2.0' }, 40, 2);
  await reports.send([{ kind: 'vital', remote, version: '1.1.0', path: '/test', name: 'INP', value: 80 }]);
  await reports.report({ version: '1.2.0', comparedWith: '1.1.0' }, 3, 1);
  const { versions, canary, errors, changes, rights } = await read();
  expect(versions).toMatchObject([
    { version: '1.2.0', state: 'canary', views: 3, failedViews: 1 },
    {
      version: '1.1.0',
      state: 'live',
      by: 'ada',
      views: 40,
      failedViews: 2,
      vitals: { INP: expect.any(Number), LCP: null },
    },
    { version: '1.0.0', state: 'fallback', views: 0 },
  ]);
  expect(canary).toMatchObject({
    share: 10,
    old: { version: '1.1.0', views: 40 },
    new: { version: '1.2.0', views: 3 },
  });
  const crash = { fault: 'crash', messages: [{ path: '/test', message: 'Boom' }] };
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...crash, version: '1.1.0', count: 2 }),
      expect.objectContaining({ ...crash, version: '1.2.0', count: 1 }),
    ]),
  );
  expect(changes).toMatchObject([
    { action: 'release', version: '1.1.0', by: 'ada' },
    { action: 'release', version: '1.0.0', by: 'ada' },
  ]);
  expect(rights).toMatchObject({
    keys: [publicKeyOf(own.key).slice(0, 16)],
    threshold: 1,
    paths: [`/${remote}`],
    webhook: { host: 'ci.example.com' },
  });
});

it('nothing of another remote, and no secret, is among it', async () => {
  const { reports, remote } = running;
  await delegate({ webhook: 'https://ci.example.com/secret' });
  await reports.send([
    {
      kind: 'error',
      remote: OTHER,
      version: '7.7.7',
      path: '/other',
      fault: 'crash',
      message: 'Foreign',
      isFirstOfView: true,
    },
    {
      kind: 'error',
      remote: 'shell',
      version: '1.0.0',
      path: '/landing',
      fault: 'crash',
      message: 'Of the shell',
      isFirstOfView: true,
    },
  ]);
  await reports.report({ version: '1.1.0' }, 1);
  await running.api.as('admin').post(`/api/operations/${remote}/roll-back`).send({ version: '1.1.0' }).expect(200);
  const text = JSON.stringify(await read());
  expect(text).toContain('1.1.0');
  expect(text).not.toMatch(/games|7\.7\.7|Foreign|\/other|shell|landing|secret/);
  const { body } = await ask(teamHeader(OTHER, other.key, now()), OTHER).expect(200);
  expect(JSON.stringify(body)).toContain('Foreign');
  expect(JSON.stringify(body)).not.toContain(remote);
});

it('errors are counted by version and kind, each message stands once, and the oldest hour is the first', async () => {
  const { api, reports, remote } = running;
  const error = {
    kind: 'error',
    remote,
    version: '1.1.0',
    path: '/test',
    fault: 'uncaught',
    isFirstOfView: true,
  } as const;
  await reports.send(Array.from({ length: 4 }, () => ({ ...error, message: 'Boom' })));
  await reports.write();
  const hour = new Date(Math.floor(now().getTime() / 3_600_000) * 3_600_000).toISOString();
  api.advance(7_200);
  await reports.send([
    { ...error, message: 'Bang' },
    { ...error, message: 'Boom' },
  ]);
  await reports.write();
  const { errors } = await read();
  expect(errors).toMatchObject([{ version: '1.1.0', fault: 'uncaught', count: 6, first: hour }]);
  expect(errors[0]?.messages.map(({ message }) => message).sort()).toEqual(['Bang', 'Boom']);
  expect(Date.parse(errors[0]?.last ?? '')).toBeGreaterThan(Date.parse(hour) + 3_600_000);
  api.advance(86_400 * 2);
  expect((await read()).errors).toEqual([]);
});

it('what was rolled back or refused is told, and what versions have served is no change', async () => {
  const { api, releases, remote } = running;
  await api.as('admin').post(`/api/operations/${remote}/roll-back`).send({ version: '1.1.0' }).expect(200);
  const folder = join(api.dataDir, 'releases');
  const served = { name: remote, version: '1.0.0', by: 'the reports of pages', pages: 100, faults: 0 };
  await recordService(folder, releases.keys, served);
  expect(releases.history('serve')).toHaveLength(1);
  const { versions, changes } = await read();
  expect(versions).toMatchObject([
    { version: '1.0.0', state: 'live', by: 'test-admin' },
    { version: '1.1.0', state: 'withdrawn', by: 'ada' },
  ]);
  expect(changes.map(({ action }) => action)).toEqual(['rollback', 'release', 'release']);
});

it('a remote that was never released has rights only', async () => {
  const team = aTeam('newone');
  await running.releases.delegate({ newone: team });
  const { body } = await ask(teamHeader('newone', team.key, now()), 'newone').expect(200);
  expect(body).toMatchObject({ versions: [], errors: [], changes: [], rights: { paths: ['/newone'] } });
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
const statement = () => ({ purpose: 'team-view', remote: running.remote, expiresAt: inDays(1) });

test.each<[string, () => string | undefined]>([
  ['no token', () => undefined],
  ['the token of an admin', () => `Bearer ${running.api.token('admin')}`],
  ['something else', () => 'Team abc'],
  ['a token of another team’s key', () => signedHeader(statement(), other.key)],
  ['a token for longer than thirty days', () => signedHeader({ ...statement(), expiresAt: inDays(31) })],
  ['a token that has ended', () => signedHeader({ ...statement(), expiresAt: inDays(-0.001) })],
  ['a text that the key has signed for something else', () => signedHeader({ ...statement(), purpose: 'order' })],
])('%s opens nothing', async (_what, authorization) => {
  const { body } = await ask(authorization()).expect(401);
  expect(body).toEqual({ statusCode: 401, message: expect.stringContaining('with npm run status') });
});

it('the page of another team’s remote is refused', async () => {
  await ask(header(), OTHER).expect(403, { statusCode: 403, message: 'This link is for another remote.' });
  await ask(header(), 'nothing').expect(403);
});

it('a revoked key, and a delegation that has ended, open nothing from the next call on', async () => {
  const authorization = header();
  await ask(authorization).expect(200);
  await delegate({ keys: other.team.keys });
  await ask(authorization).expect(401);
  await delegate({ expiresAt: inDays(-1) });
  await ask(authorization).expect(401);
  await delegate();
  await ask(authorization).expect(200);
});

const UNTRUSTED = {
  statusCode: 503,
  message: 'What is released cannot be trusted at the moment. Please try again later.',
};
const fileOf = (name: string) => join(running.api.dataDir, 'releases', name);
const change = (name: string, from: string, to: string) =>
  writeFileSync(fileOf(name), readFileSync(fileOf(name), 'utf8').replaceAll(from, to));

it('old delegations that somebody has put back open the page to no revoked key', async () => {
  const authorization = header();
  copyFileSync(fileOf('registry.json'), fileOf('old.json'));
  await delegate({ keys: other.team.keys });
  await ask(authorization).expect(401);
  copyFileSync(fileOf('old.json'), fileOf('registry.json'));
  await ask(authorization).expect(503, UNTRUSTED);
});

it('a registry or a history that somebody has changed is not shown', async () => {
  const { api, releases, remote } = running;
  const served = { name: remote, version: '1.0.0', by: 'the reports of pages', pages: 100, faults: 0 };
  await recordService(join(api.dataDir, 'releases'), releases.keys, served);
  await ask(header()).expect(200);
  change('history.jsonl', '"ada"', '"eve"');
  await ask(header()).expect(503, UNTRUSTED);
  change('history.jsonl', '"eve"', '"ada"');
  change('registry.json', '1.1.0', '6.6.6');
  await ask(header()).expect(503, UNTRUSTED);
});

it('an earlier version is not called refused for a roll back to it that was refused', async () => {
  const { api, releases, remote } = running;
  releases.release(remote, '0.9.0', '1.0.0', '1.1.0');
  await releases.releaseBeside(OTHER, '7.7.7');
  await delegate();
  const refused = ['0.9.0', '2.0.0'].map((version) => ({ name: remote, version }));
  mkdirSync(releaseFolder(join(api.dataDir, 'releases'), { name: remote, version: '2.0.0' }));
  await recordRefusal(join(api.dataDir, 'releases'), refused, { keys: releases.keys });
  const states = (await read()).versions.map(({ version, state }) => [version, state]);
  expect(Object.fromEntries(states)).toMatchObject({ '0.9.0': 'earlier', '2.0.0': 'refused' });
});

it('calls of one network are limited, with tokens that count and without', async () => {
  await running.api.app.get(RateLimits).of('team-views').take(clientIpPrefixOf(running.api.network), 1_199);
  await ask(undefined).expect(401);
  const { headers } = await ask(header()).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
