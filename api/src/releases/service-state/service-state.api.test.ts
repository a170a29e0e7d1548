import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getModelToken } from '@nestjs/mongoose';
import { serviceState } from '@wattle/contract/service';
import { serveMetrics } from '@wattle/http-server';
import type { Model } from 'mongoose';
import { type DatabaseProxy, OUT_OF_DISK_SPACE } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { testOnEngine } from '../../../test/test-database';
import { AttemptRecord } from '../../exams/attempts/attempt.schema';
import { MailRecord } from '../../mail/delivery/mail.schema';
import { ApiMetrics } from './api-metrics';

let proxy: DatabaseProxy;
let metricsServer: Server;
const test = useApi({ METRICS_PORT: '9464' }, async (api) => {
  proxy = await api.useDatabaseProxy();
  await api.addQuestions('Maths', 20, { exam_type: 'Weekly' });
});
beforeAll(async () => {
  const { registry } = test.api.app.get(ApiMetrics);
  if (!registry) throw new Error('METRICS_PORT has no effect');
  metricsServer = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await modelOf<AttemptRecord>(AttemptRecord.name).deleteMany();
  await modelOf<MailRecord>(MailRecord.name).deleteMany();
});
afterAll(async () => {
  metricsServer.close();
  await once(metricsServer, 'close');
});

const modelOf = <Record>(name: string) => test.api.app.get<Model<Record>>(getModelToken(name));

/** The value of a metric, with its labels where it has some; undefined where it is absent. */
async function metric(name: string): Promise<number | undefined> {
  const { port } = metricsServer.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

async function state() {
  return call(test.api.as('admin'), serviceState);
}

/** Opens a test of twenty minutes. */
async function openTest() {
  const student = await test.api.addStudent();
  const client = student.client();
  const { body } = await client.get('/api/test/subject-test/maths?testType=weekly-test').expect(200);
  return { client, attemptId: body.attemptId as string, questionId: body.questions[0].id as string };
}

const aMail = (state: MailRecord['state'], serial: number) => ({
  kind: 'weekly-report',
  to: 'parent@example.com',
  mailbox: 'mailbox',
  subject: 'A week',
  text: 'A week',
  html: '<p>A week</p>',
  about: 'a week',
  serial,
  promisedAt: new Date(),
  state,
  dueAt: new Date(Date.now() + 3_600_000),
});

it('tells staff and metrics how many children are in a timed test, and whose end is near', async () => {
  await Promise.all([openTest(), openTest()]);
  expect(await state()).toMatchObject({ timedAttempts: 2, endingSoon: 0, overdueSeconds: 0 });
  test.api.advance(16 * 60);
  expect(await state()).toMatchObject({ timedAttempts: 2, endingSoon: 2 });
  expect(await metric('wattle_open_attempts')).toBe(2);
  expect(await metric('wattle_attempts_ending_soon')).toBe(2);
});

it('tells how far the submission of tests whose time is over is behind', async () => {
  const { attemptId } = await openTest();
  // No sweep closes it: what is written to close it does not pass.
  const closing = proxy.pause(['findAndModify', 'attempts']);
  await modelOf<AttemptRecord>(AttemptRecord.name).updateOne(
    { _id: attemptId },
    { deadline: new Date(Date.now() - 100_000) },
  );
  const { overdueSeconds } = await state();
  expect(overdueSeconds).toBeGreaterThan(69);
  expect(overdueSeconds).toBeLessThan(90);
  expect(await metric('wattle_sweeper_lag_seconds')).toBeGreaterThan(69);
  (await closing).pass();
  await eventually(async () => expect(await metric('wattle_sweeper_lag_seconds')).toBe(0));
});

it('counts the mails that wait, and those that were given up', async () => {
  const mails = modelOf<MailRecord>(MailRecord.name);
  await mails.insertMany([aMail('queued', 1), aMail('queued', 2), aMail('sent', 3), aMail('failed', 4)]);
  expect(await state()).toMatchObject({ unsentMails: 2, failedMails: 1 });
  expect(await metric('wattle_unsent_mails')).toBe(2);
});

it('counts requests by the pattern of their route, and never by their path', async () => {
  const { client, attemptId } = await openTest();
  await client.get(`/api/attempts/${attemptId}/status`).expect(200);
  await test.api.anybody().get('/api/nothing/priya@example.com').expect(404);
  const { port } = metricsServer.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/_count\{method="GET",route="\/api\/attempts\/:id\/status",status="200"\} 1\n/);
  expect(text).toMatch(/_count\{method="GET",route="none",status="404"\} 1\n/);
  expect(text).not.toMatch(new RegExp(`${attemptId}|priya`));
});

it('counts saves that were not acknowledged', async () => {
  const { client, attemptId, questionId } = await openTest();
  const answers = [{ questionId, selectedAnswer: 'B', version: 1 }];
  const save = () => client.put(`/api/attempts/${attemptId}/answers`).send({ answers });
  await save().expect(200);
  expect(await metric('wattle_unacknowledged_saves_total')).toBe(0);
  proxy.fail(['update', 'findAndModify'], OUT_OF_DISK_SPACE);
  await save().expect(503);
  proxy.recover();
  expect(await metric('wattle_unacknowledged_saves_total')).toBe(1);
});

testOnEngine('tells the size of the data file', async () => {
  const { engineBytes, disk } = await state();
  expect(engineBytes).toBeGreaterThan(10_000);
  expect(await metric('wattle_engine_bytes')).toBeGreaterThan(10_000);
  expect(disk?.freeBytes).toBeLessThan(disk?.totalBytes ?? 0);
});

it('leaves out what cannot be read, instead of saying 0', async () => {
  expect(await metric('wattle_database_ping_seconds')).toBeGreaterThan(0);
  proxy.disconnect();
  expect(await metric('wattle_unsent_mails')).toBeUndefined();
  expect(await metric('wattle_database_ping_seconds')).toBeUndefined();
  expect(await metric('wattle_disk_free_bytes')).toBeGreaterThan(0);
});
