import { join } from 'node:path';
import { operations as operationsEndpoint } from '@wattle/contract/operations';
import { OVERRIDE_COOKIE } from '@wattle/federation/local';
import { readOverride } from '@wattle/federation/local-override';
import { rollbackFrom } from '@wattle/federation/registry-changes';
import { publicKeyOf, readSigningKey } from '@wattle/federation/signing';
import { call } from '../../../test/call';
import { type PageReports, usePageReports, type Version } from '../../../test/page-reports';
import type { TestReleases } from '../../../test/releases';
import type { TestApi } from '../../../test/start-api';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { RegistryUpkeep } from './registry-upkeep';

const running = usePageReports();
let api: TestApi;
let remote: string;
let releases: TestReleases;
let reports: PageReports;
beforeEach(() => {
  ({ api, remote, releases, reports } = running);
});

const OLD: Version = { version: '1.1.0', comparedWith: '1.2.0' };
const NEW: Version = { version: '1.2.0', comparedWith: '1.1.0' };

const operations = () => call(api.as('admin'), operationsEndpoint);

const rollBack = (version: string, name = remote) =>
  api.as('admin').post(`/api/operations/${name}/roll-back`).send({ version });

it('tells of each remote what is live, where a roll back leads, its errors and its web vitals', async () => {
  await reports.report({ version: '1.1.0' }, 40, 2);
  await reports.report({ version: '1.0.0' }, 7);
  const vital = { kind: 'vital', remote, version: '1.1.0', path: '/test', name: 'INP', value: 80 };
  await api
    .browser()
    .post('/api/client-reports')
    .send({ reports: [vital] });
  await api.app.get(ReportCountsService).run();

  const { remotes, actions } = await operations();
  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    name: remote,
    live: { version: '1.1.0', views: 40, failedViews: 2, vitals: { LCP: null } },
    rollbackTo: '1.0.0',
    errors: [{ version: '1.1.0', path: '/test', fault: 'crash', message: 'Boom' }, {}],
  });
  expect(remotes[0]?.live.vitals.INP).toBeGreaterThan(75);
  expect(actions).toEqual([]);
});

it('counts what is older than a day no more', async () => {
  await reports.report({ version: '1.1.0' }, 40, 2);
  api.advance(26 * 3_600);
  expect((await operations()).remotes[0]).toMatchObject({ live: { views: 0, failedViews: 0 }, errors: [] });
});

it('shows violations of the security policy', async () => {
  const report = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } };
  await api.browser().post('/api/csp-reports').type('application/csp-report').send(JSON.stringify(report)).expect(204);
  await api.app.get(ReportCountsService).run();
  expect((await operations()).violations).toEqual([
    { remote: 'shell', version: 'unknown', count: 1, latest: 'script-src-elem: inline' },
  ]);
});

describe('a canary', () => {
  beforeEach(() => releases.startCanary(remote, '1.2.0'));

  it('is compared with the version of the others while it goes on', async () => {
    await reports.report({ version: '1.1.0' }, 50, 50);
    await reports.visit(OLD, 9, 1, 10);
    await reports.visit(NEW, 3, 0, 2);
    expect((await operations()).remotes[0]?.canary).toMatchObject({
      share: 10,
      old: { version: '1.1.0', views: 90, failedViews: 10, visitors: 9, failedVisitors: 1 },
      new: { version: '1.2.0', views: 6, failedViews: 0, visitors: 3, failedVisitors: 0 },
    });
  });

  it('counts a visitor once, however many views fail for her, and not without her number', async () => {
    await reports.visit(OLD, 20);
    await reports.visit(NEW, 4, 4, 50);
    await reports.report(NEW, 50, 50);
    await api.app.get(RegistryUpkeep).run();
    const { canary } = (await operations()).remotes[0] ?? {};
    expect(canary?.new).toMatchObject({ views: 250, failedViews: 250, visitors: 4, failedVisitors: 4 });
  });

  it('does not count a version that is not the one of the visitor, nor another pair', async () => {
    await reports.visit(NEW, 2);
    const ofOthers = (await reports.numbersOf(OLD)).slice(0, 20);
    for (const number of ofOthers)
      await reports.send(reports.of(NEW, 1, 1), reports.sentTo({ number, network: number }));
    await reports.write();
    expect((await operations()).remotes[0]?.canary?.new).toMatchObject({ visitors: 2, failedVisitors: 0 });
    await reports.visit({ version: '1.1.0', comparedWith: '1.0.0' }, 5);
    expect((await operations()).remotes[0]?.canary?.old).toMatchObject({ views: 0, visitors: 0 });
  });

  it('begins anew when its share is changed, and when it is started again, within the hour, too', async () => {
    await reports.visit(OLD, 20);
    await reports.visit(NEW, 4, 4);
    await releases.changeShare(remote, 50);
    api.advance(2);
    await reports.visit(NEW, 4, 4);
    const { canary } = (await operations()).remotes[0] ?? {};
    expect(canary).toMatchObject({ share: 50, new: { views: 4, visitors: 4 }, old: { views: 0, visitors: 0 } });
    await api.app.get(RegistryUpkeep).run();
    expect(await api.connection.collection('counted_visitors').countDocuments()).toBe(4);

    await releases.startCanary(remote, '1.2.0');
    api.advance(2);
    await reports.visit(OLD, 20);
    await api.app.get(RegistryUpkeep).run();
    expect((await operations()).remotes[0]?.canary).toMatchObject({ new: { views: 0, failedVisitors: 0 } });
  });

  it('with clearly more errors is taken back by itself, and staff read with which figures', async () => {
    await reports.visit(OLD, 40, 1);
    await reports.visit(NEW, 10, 3);
    await api.app.get(RegistryUpkeep).run();
    expect((await releases.registered(remote))?.canary).toBeDefined();

    await reports.visit(NEW, 10, 9);
    await api.app.get(RegistryUpkeep).run();
    expect(await releases.registered(remote)).toMatchObject({ active: { version: '1.1.0' }, withdrawn: ['1.2.0'] });
    expect(releases.history('end-canary')).toMatchObject([
      { name: remote, version: '1.2.0', by: 'the check of canaries' },
    ]);
    expect(await releases.registered(remote)).not.toHaveProperty('canary');
    const { actions, remotes } = await operations();
    expect(remotes[0]).not.toHaveProperty('canary');
    expect(actions).toMatchObject([
      {
        by: 'the check of canaries',
        kind: 'canary-taken-back',
        remote,
        from: '1.2.0',
        to: '1.1.0',
        figures: { visitors: 10, failedVisitors: 9, oldVisitors: 40, oldFailedVisitors: 1 },
      },
    ]);
    await api.app.get(RegistryUpkeep).run();
    expect(await api.connection.collection('counted_visitors').countDocuments()).toBe(0);
  });

  it('with as many errors as the other version goes on, and the live version is never taken back', async () => {
    await reports.visit(OLD, 20, 12);
    await reports.visit(NEW, 10, 6);
    await api.app.get(RegistryUpkeep).run();
    expect((await releases.registered(remote))?.canary).toBeDefined();
    await reports.visit(OLD, 20, 20);
    await api.app.get(RegistryUpkeep).run();
    expect(await releases.registered(remote)).toMatchObject({ active: { version: '1.1.0' }, canary: { share: 10 } });
  });

  it('is what staff roll back first', async () => {
    await rollBack('1.1.0').expect(409);
    const { body } = await rollBack('1.2.0').expect(200);
    expect(body.message).toBe(`mf-${remote} is at 1.1.0 for all visitors.`);
    expect((await operations()).actions).toMatchObject([{ by: 'test-admin', kind: 'canary-ended', from: '1.2.0' }]);
  });
});

it('keeps whether a version served well enough to fall back to, once, and when that changes', async () => {
  const watch = api.app.get(RegistryUpkeep);
  await reports.show({ version: '1.1.0' }, 99);
  await watch.run();
  await reports.show({ version: '1.1.0' }, 1);
  for (let look = 0; look < 2; look += 1) await watch.run();
  const served = { action: 'serve', name: remote, version: '1.1.0', by: 'the reports of pages' };
  expect(releases.history('serve')).toMatchObject([{ ...served, pages: 100, faults: 0 }]);

  await reports.show({ version: '1.1.0' }, 20, 9);
  await watch.run();
  expect(releases.history('serve')).toMatchObject([served, { ...served, pages: 120, faults: 9 }]);
  api.advance(2 * 86_400);
  await reports.show({ version: '1.1.0' }, 100);
  await watch.run();
  expect(releases.history('serve').at(-1)).toMatchObject({ pages: 100, faults: 0 });
});

it.each([
  ['five of five', 5, 5],
  ['five of 99', 99, 5],
])(
  'a version that has failed in %s pages is noted as one that has not served well, so that time does not prove it',
  async (_what, pages, failing) => {
    await reports.show({ version: '1.1.0' }, pages, failing);
    await api.app.get(RegistryUpkeep).run();
    expect(releases.history('serve')).toMatchObject([{ action: 'serve', version: '1.1.0', pages, faults: failing }]);
  },
);

it('lists what was rolled back on a command line, too', async () => {
  await rollbackFrom(join(api.dataDir, 'releases'), remote, '1.1.0', { keys: releases.keys, by: 'ada@build' });
  const rolledBack = { kind: 'release-rolled-back', remote, from: '1.1.0', to: '1.0.0', by: 'ada@build' };
  expect((await operations()).actions).toMatchObject([rolledBack]);
});

it('staff roll a release back, once, and it is known who did', async () => {
  await rollBack('1.1.0').expect(200, { message: `mf-${remote} is at 1.0.0 for all visitors.` });
  expect(await releases.registered(remote)).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.1.0'] });
  const { body } = await rollBack('1.1.0').expect(409);
  expect(body.message).toBe(
    `mf-${remote} has another version by now, so nothing was rolled back. Reload the page and look again.`,
  );
  await rollBack('1.0.0').expect(409);
  const { actions, remotes } = await operations();
  expect(actions).toMatchObject([
    { by: 'test-admin', kind: 'release-rolled-back', remote, from: '1.1.0', to: '1.0.0' },
  ]);
  expect(remotes).toMatchObject([{ live: { version: '1.0.0' }, since: expect.any(String), by: 'test-admin' }]);
  await api.as('admin').get('/api/families/actions').expect(200, { actions: [] });
});

it('of many who roll one version back at once one does', async () => {
  releases.release(remote, '1.1.0', '1.2.0');
  const responses = await Promise.all(Array.from({ length: 5 }, () => rollBack('1.2.0')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await releases.registered(remote))?.active.version).toBe('1.1.0');
});

it.each([
  ['nothing', 404],
  ['..%2Ftests', 400],
])('there is no remote %s', (name, status) => rollBack('1.1.0', name).expect(status));

test('the signature of the registry is renewed when less than half of its life is left', async () => {
  const day = 86_400_000;
  const daysLeft = async () => Math.round(((await releases.expiresAt()) - Date.now()) / day);
  for (const [age, left] of [
    [14, 16],
    [16, 30],
    // Pages refuse it already: somebody has to look at it.
    [31, -1],
  ] as const) {
    await releases.signAt(new Date(Date.now() - age * day));
    await api.app.get(RegistryUpkeep).run();
    expect(await daysLeft()).toBe(left);
  }
});

describe('a local version', () => {
  const request = { port: 3_101, hours: 2 };
  const ask = (body: object = request, name = remote) =>
    api.as('admin').post(`/api/operations/${name}/local-version`).send(body);
  const cookieOf = ({ headers }: { headers: object }) =>
    String((headers as { 'set-cookie'?: string[] })['set-cookie']?.find((each) => each.startsWith(OVERRIDE_COOKIE)));

  it('is signed for the machine of whoever asks, and expires in the browser, too', async () => {
    const response = await ask().expect(200);
    const expected = { remote, origin: 'http://127.0.0.1:3101', expiresAt: expect.any(String) };
    expect(response.body).toEqual(expected);
    const cookie = cookieOf(response);
    expect(cookie).toMatch(/; Max-Age=7200; Path=\/; SameSite=Strict$/);
    const trust = {
      publicKeys: [publicKeyOf(readSigningKey(join(api.dataDir, 'registry-key.pem'), false))],
      delegations: undefined,
    };
    const [, value = ''] = /=([^;]+)/.exec(cookie) ?? [];
    const expiresAt = Date.parse(response.body.expiresAt);
    expect(readOverride(value, trust, new Date(expiresAt - 1))).toEqual(response.body);
    expect(readOverride(value, trust, new Date(expiresAt))).toBeUndefined();
  });

  it.each([
    { ...request, hours: 9 },
    { ...request, hours: 0 },
    { ...request, port: 80 },
    { ...request, port: 65_536 },
    { ...request, hours: 1.5 },
    { ...request, port: '3101' },
    { hours: 1 },
    { port: 3_101 },
  ])('is refused for %j', async (body) => {
    await ask(body).expect(400);
  });

  it('is refused of a remote that there is not, and of the shell', async () => {
    await ask(request, 'nothing').expect(404);
    await ask(request, 'shell').expect(404);
  });
});
