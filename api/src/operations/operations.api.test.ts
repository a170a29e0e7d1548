import { type ClientReport, operationsSchema } from '@wattle/contract';
import { TestReleases } from '../../test/releases';
import { TestApi } from '../../test/start-api';
import { ReportCountsService } from '../client-reports/report-counts.service';
import { CanaryWatch } from './canary-watch';

let api: TestApi;
let releases: TestReleases;
beforeEach(async () => {
  api = await TestApi.start();
  releases = new TestReleases(api.dataDir);
  releases.release('tests', '1.0.0', '1.1.0');
});
afterEach(() => api.close());

type Version = Pick<ClientReport, 'version' | 'comparedWith'>;

/** Pages of a version report so many views, with an error in so many of them. */
async function report(version: Version, views: number, failedViews = 0): Promise<void> {
  const place = { remote: 'tests', path: '/test', ...version };
  const error = { kind: 'error', ...place, fault: 'crash', message: 'Boom', isFirstOfView: true } as const;
  const reports = [
    ...Array.from({ length: views }, () => ({ kind: 'view', ...place })),
    ...Array.from({ length: failedViews }, () => error),
  ];
  while (reports.length > 0) {
    await api
      .browser()
      .post('/api/client-reports')
      .send({ reports: reports.splice(0, 50) })
      .expect(204);
  }
  await api.app.get(ReportCountsService).run();
}

const OLD: Version = { version: '1.1.0', comparedWith: '1.2.0' };
const NEW: Version = { version: '1.2.0', comparedWith: '1.1.0' };

async function operations() {
  const { body } = await api.as('admin').get('/api/operations').expect(200);
  return operationsSchema.parse(body);
}

const rollBack = (remote: string, version: string) =>
  api.as('admin').post(`/api/operations/${remote}/roll-back`).send({ version });

it('tells of each remote what is live, where a roll back leads, its errors and its web vitals', async () => {
  await report({ version: '1.1.0' }, 40, 2);
  await report({ version: '1.0.0' }, 7);
  const vital = { kind: 'vital', remote: 'tests', version: '1.1.0', path: '/test', name: 'INP', value: 80 };
  await api
    .browser()
    .post('/api/client-reports')
    .send({ reports: [vital] });
  await api.app.get(ReportCountsService).run();

  const { remotes, actions } = await operations();
  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    name: 'tests',
    live: { version: '1.1.0', views: 40, failedViews: 2, vitals: { LCP: null } },
    rollbackTo: '1.0.0',
    errors: [{ version: '1.1.0', path: '/test', fault: 'crash', message: 'Boom' }, {}],
  });
  expect(remotes[0]?.live.vitals.INP).toBeGreaterThan(75);
  expect(actions).toEqual([]);
});

it('counts what is older than a day no more', async () => {
  await report({ version: '1.1.0' }, 40, 2);
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
  beforeEach(() => releases.startCanary('tests', '1.2.0'));

  it('is compared with the version of the others while it goes on', async () => {
    await report({ version: '1.1.0' }, 50, 50);
    await report(OLD, 90, 1);
    await report(NEW, 10, 0);
    expect((await operations()).remotes[0]?.canary).toMatchObject({
      share: 10,
      old: { version: '1.1.0', views: 90, failedViews: 1 },
      new: { version: '1.2.0', views: 10, failedViews: 0 },
    });
  });

  it('with clearly more errors is taken back by itself, and staff read with which figures', async () => {
    await report(OLD, 90, 1);
    await report(NEW, 10, 3);
    await api.app.get(CanaryWatch).run();
    expect((await releases.registered('tests'))?.canary).toBeDefined();

    await report(NEW, 10, 9);
    await api.app.get(CanaryWatch).run();
    expect(await releases.registered('tests')).toMatchObject({ active: { version: '1.1.0' }, withdrawn: ['1.2.0'] });
    expect(releases.history()).toMatchObject([
      { action: 'end-canary', name: 'tests', version: '1.2.0', by: 'the check of canaries' },
    ]);
    expect(await releases.registered('tests')).not.toHaveProperty('canary');
    const { actions, remotes } = await operations();
    expect(remotes[0]).not.toHaveProperty('canary');
    expect(actions).toMatchObject([
      {
        by: 'the check of canaries',
        kind: 'canary-taken-back',
        remote: 'tests',
        from: '1.2.0',
        to: '1.1.0',
        figures: { views: 20, failedViews: 12, oldViews: 90, oldFailedViews: 1 },
      },
    ]);
  });

  it('with as many errors as the other version goes on, and the live version is never taken back', async () => {
    await report(OLD, 100, 60);
    await report(NEW, 20, 12);
    await api.app.get(CanaryWatch).run();
    expect((await releases.registered('tests'))?.canary).toBeDefined();
    await report(OLD, 500, 500);
    await api.app.get(CanaryWatch).run();
    expect(await releases.registered('tests')).toMatchObject({ active: { version: '1.1.0' }, canary: { share: 10 } });
  });

  it('is what staff roll back first', async () => {
    await rollBack('tests', '1.1.0').expect(409);
    const { body } = await rollBack('tests', '1.2.0').expect(200);
    expect(body.message).toBe('mf-tests is at 1.1.0 for all visitors.');
    expect((await operations()).actions).toMatchObject([{ by: 'test-admin', kind: 'canary-ended', from: '1.2.0' }]);
  });
});

it('keeps whether a version served well enough to fall back to, once, and when that changes', async () => {
  const watch = api.app.get(CanaryWatch);
  await report({ version: '1.1.0' }, 99);
  await watch.run();
  await report({ version: '1.1.0' }, 1);
  for (let look = 0; look < 2; look += 1) await watch.run();
  const served = { action: 'serve', name: 'tests', version: '1.1.0', by: 'the reports of pages' };
  expect(releases.history()).toMatchObject([{ ...served, pages: 100, faults: 0 }]);

  await report({ version: '1.1.0' }, 20, 9);
  await watch.run();
  expect(releases.history()).toMatchObject([served, { ...served, pages: 120, faults: 9 }]);
});

it('staff roll a release back, once, and it is known who did', async () => {
  await rollBack('tests', '1.1.0').expect(200, { message: 'mf-tests is at 1.0.0 for all visitors.' });
  expect(await releases.registered('tests')).toMatchObject({ active: { version: '1.0.0' }, withdrawn: ['1.1.0'] });
  const { body } = await rollBack('tests', '1.1.0').expect(409);
  expect(body.message).toBe('mf-tests has another version by now. Nothing was rolled back.');
  await rollBack('tests', '1.0.0').expect(409);
  const { actions, remotes } = await operations();
  expect(actions).toMatchObject([
    { by: 'test-admin', kind: 'release-rolled-back', remote: 'tests', from: '1.1.0', to: '1.0.0' },
  ]);
  expect(remotes).toMatchObject([{ live: { version: '1.0.0' }, since: expect.any(String), by: 'test-admin' }]);
  await api.as('admin').get('/api/families/actions').expect(200, { actions: [] });
});

it('of many who roll one version back at once one does', async () => {
  releases.release('tests', '1.1.0', '1.2.0');
  const responses = await Promise.all(Array.from({ length: 5 }, () => rollBack('tests', '1.2.0')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await releases.registered('tests'))?.active.version).toBe('1.1.0');
});

it.each([
  ['nothing', 404],
  ['..%2Ftests', 400],
])('there is no remote %s', (remote, status) => rollBack(remote, '1.1.0').expect(status));

it('is closed to students', async () => {
  await api.as('student').get('/api/operations').expect(403);
  await api.as('student').post('/api/operations/tests/roll-back').send({ version: '1.1.0' }).expect(403);
});

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
    await api.app.get(CanaryWatch).run();
    expect(await daysLeft()).toBe(left);
  }
});
