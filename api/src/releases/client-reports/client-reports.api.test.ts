import { getModelToken } from '@nestjs/mongoose';
import { type ClientReport, MAX_CLIENT_REPORT_BYTES } from '@wattle/contract/client-reports';
import type { Model } from 'mongoose';
import { OUT_OF_DISK_SPACE } from '../../../../scripts/testing/database-proxy';
import { TestReleases } from '../../../test/releases';
import { useApi } from '../../../test/start-api';
import { ReportBucketRecord } from './report-bucket.schema';
import { ReportCountsService } from './report-counts.service';

const running = useApi({}, async (api) => {
  const releases = new TestReleases(api.dataDir);
  for (const version of ['1.0.0', '1.1.0']) releases.publish('tests', version);
  releases.publish('auth', '2.0.0');
});
beforeEach(() => buckets().deleteMany({}));

const buckets = () => running.api.connection.collection<ReportBucketRecord>('client_report_buckets');
const pageRef = { remote: 'tests', version: '1.0.0', path: '/test/:testType/:category' };
const view: ClientReport = { kind: 'view', ...pageRef };
const error: ClientReport = { kind: 'error', ...pageRef, fault: 'crash', message: 'Boom', isFirstOfView: true };
const vital: ClientReport = { kind: 'vital', ...pageRef, name: 'LCP', value: 1_000 };

const send = (reports: unknown[], path = 'client-reports') =>
  running.api.browser().post(`/api/${path}`).send({ reports });

async function stored() {
  await running.api.app.get(ReportCountsService).run();
  return buckets().find().toArray();
}

it('counts views, errors and vitals of a version in one document an hour', async () => {
  await send([view, view, error, { ...error, isFirstOfView: false }, vital, { ...vital, value: 1_100 }]).expect(204);
  await send([view, vital]).expect(204);
  const [bucket, ...others] = await stored();
  expect(others).toEqual([]);
  expect(bucket).toMatchObject({
    remote: 'tests',
    version: '1.0.0',
    views: 3,
    failedViews: 1,
    faults: { crash: 2 },
    vitals: { LCP: { 3: 3 } },
  });
  expect(Number(bucket?.hour) % 3_600_000).toBe(0);
  await send([view]).expect(204);
  expect((await stored())[0]?.views).toBe(4);
});

it('counts a view that another version had to show as failed', async () => {
  await send([view, { ...view, hasFailed: true }, { ...error, isFirstOfView: false }]);
  expect(await stored()).toMatchObject([{ views: 2, failedViews: 1, faults: { crash: 1 } }]);
});

it('keeps versions apart; a comparison that no canary makes is none', async () => {
  const others = ['1.0.0', '1.1.0', '2.0.0', '9.9.9'].map((comparedWith) => ({ ...view, comparedWith }));
  await send([view, ...others, { ...view, version: '1.1.0' }, { ...view, remote: 'auth', version: '2.0.0' }]);
  const found = (await stored()).map(({ remote, version, canary, views }) => [remote, version, canary, views]);
  expect(found.sort()).toEqual([
    ['auth', '2.0.0', '', 1],
    ['tests', '1.0.0', '', 5],
    ['tests', '1.1.0', '', 1],
  ]);
});

it('what was never published makes no bucket of its own', async () => {
  const unknown = Array.from({ length: 40 }, (_, index) => ({ ...view, version: `9.9.${index}` }));
  await send([...unknown, { ...view, remote: 'nothing' }, { ...view, remote: 'shell' }]).expect(204);
  const found = await stored();
  expect(found.map(({ remote, version, views }) => [remote, version, views]).sort()).toEqual([
    ['shell', 'unknown', 1],
    ['unknown', 'unknown', 41],
  ]);
});

it('keeps the latest five errors, in which nothing names anybody', async () => {
  for (let number = 1; number <= 7; number += 1) await send([{ ...error, message: `Fault ${number}` }]);
  await send([{ ...error, path: '/questions/Maths/65f0c1a2b3d4e5f6a7b8c9d0', message: 'priya@example.com is late' }]);
  const latest = (await stored())[0]?.latestErrors?.map(({ message }) => message);
  expect(latest).toEqual([':id is late', 'Fault 7', 'Fault 6', 'Fault 5', 'Fault 4']);
  expect(JSON.stringify(await stored())).not.toMatch(/priya|65f0c1a2/);
});

it.each(['text/plain;charset=UTF-8', 'application/json'])('takes a beacon of the type %s', async (type) => {
  await running.api
    .browser()
    .post('/api/client-reports')
    .type(type)
    .send(JSON.stringify({ reports: [view] }));
  expect((await stored())[0]?.views).toBe(1);
});

it.each([
  ['no report', []],
  ['51 reports', Array.from({ length: 51 }, () => view)],
  ['another kind', [{ ...view, kind: 'keystrokes' }]],
  ['an address', [{ ...view, path: '/login?email=priya@example.com' }]],
  ['a version that reaches for other folders', [{ ...view, version: '..' }]],
  ['a remote that reaches for other folders', [{ ...view, remote: '../../auth' }]],
  ['a message of a thousand characters', [{ ...error, message: 'x'.repeat(1_000) }]],
  ['a measurement that is none', [{ ...vital, value: -1 }]],
  ['a field that is none', [{ ...vital, name: '$where' }]],
])('refuses %s', async (_what, reports) => {
  await send(reports).expect(400);
  expect(await stored()).toEqual([]);
});

it('refuses a large body, and takes plain text nowhere else', async () => {
  const padding = ' '.repeat(MAX_CLIENT_REPORT_BYTES + 1);
  const post = (path: string, type: string, body: string) =>
    running.api.browser().post(`/api/${path}`).type(type).send(body);
  await post('client-reports', 'text/plain', padding).expect(413);
  await post('client-reports', 'application/json', `{"reports":[]${padding}}`).expect(413);
  await post('client-reports', 'text/plain', 'no JSON').expect(400);
  await post('auth/login', 'text/plain', '{}').expect(415);
  await post('auth/login', 'application/csp-report', '{}').expect(415);
});

it('a network sends 6,000 reports a minute; another one is not affected', async () => {
  const one = running.api.browser();
  const reports = Array.from({ length: 50 }, () => view);
  for (let sent = 0; sent < 6_000; sent += 50) await one.post('/api/client-reports').send({ reports }).expect(204);
  const { headers } = await one
    .post('/api/client-reports')
    .send({ reports: [view] })
    .expect(429);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  running.api.beginTest();
  await send([view]).expect(204);
}, 60_000);

describe('violations of the security policy', () => {
  const report = {
    'csp-report': {
      'document-uri': 'http://localhost/login?email=priya@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=priya',
      'source-file': 'http://localhost/releases/tests/1.0.0/routes.js',
    },
  };
  const post = (type: string, body: unknown) =>
    running.api.browser().post('/api/csp-reports').type(type).send(JSON.stringify(body));

  it('are counted of the version whose code brought them about, without addresses', async () => {
    await post('application/csp-report', report).expect(204);
    const [bucket] = await stored();
    expect(bucket).toMatchObject({
      remote: 'tests',
      version: '1.0.0',
      violations: 1,
      latestViolation: 'script-src-elem: evil.example',
    });
    expect(JSON.stringify(bucket)).not.toContain('priya');
  });

  it('come in the format of the Reporting API, too, among other reports', async () => {
    const body = { effectiveDirective: 'style-src-attr', blockedURL: 'inline' };
    await post('application/reports+json', [{ type: 'csp-violation', body }, { type: 'deprecation' }]).expect(204);
    expect(await stored()).toMatchObject([
      { remote: 'shell', violations: 1, latestViolation: 'style-src-attr: inline' },
    ]);
  });

  it.each([{}, [], 'text', { 'csp-report': 'text' }])('%j makes none', async (body) => {
    const { status } = await post('application/csp-report', body);
    expect([204, 400]).toContain(status);
    expect(await stored()).toEqual([]);
  });
});

it('while the database cannot write reports are accepted, and written when it can', async () => {
  const proxy = await running.api.useDatabaseProxy();
  proxy.fail(['update'], OUT_OF_DISK_SPACE);
  await send([view]).expect(204);
  await running.api.app.get(ReportCountsService).run();
  await send([view]).expect(204);
  await running.api.app.get(ReportCountsService).run();
  proxy.recover();
  await running.api.app.get(ReportCountsService).run();
  expect((await buckets().findOne())?.views).toBe(2);
  expect(running.api.log().match(/Reports of pages cannot be written yet/g)).toHaveLength(1);
}, 30_000);

it('what is not written yet is written when the API stops', async () => {
  await send([view]).expect(204);
  await running.api.restart();
  expect((await buckets().findOne())?.views).toBe(1);
});

it('several writers that begin an hour at the same moment lose no count', async () => {
  const model: Model<ReportBucketRecord> = running.api.app.get(getModelToken(ReportBucketRecord.name));
  const writers = Array.from({ length: 8 }, () => new ReportCountsService(model));
  const key = { remote: 'tests', version: '1.0.0', canary: '', hour: new Date(0) };
  for (const writer of writers) writer.add(key, { increments: { views: 1 } });
  await Promise.all(writers.map((writer) => writer.run()));
  await Promise.all(writers.map((writer) => writer.run()));
  expect((await buckets().findOne())?.views).toBe(8);
});
