import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OUT_OF_DISK_SPACE } from '../../../../scripts/testing/database-proxy';
import { TestReleases } from '../../../test/releases';
import { useApi } from '../../../test/start-api';
import { ReportBucketRecord } from './report-bucket.schema';
import { ReportCountsService } from './report-counts.service';

const report = { kind: 'view', remote: 'tests', version: '1.0.0', path: '/test' };

const running = useApi({}, async ({ dataDir }) => new TestReleases(dataDir).publish('tests', '1.0.0'));
const buckets = () => running.api.connection.collection('client_report_buckets');
beforeEach(() => buckets().deleteMany({}));

const send = () =>
  running.api
    .browser()
    .post('/api/client-reports')
    .send({ reports: [report] })
    .expect(204);
const views = async () => (await buckets().findOne())?.views;

it('while the database cannot write reports are accepted, and written when it can', async () => {
  const { api } = running;
  const proxy = await api.useDatabaseProxy();
  proxy.fail(['update'], OUT_OF_DISK_SPACE);
  await send();
  await api.app.get(ReportCountsService).run();
  await send();
  await api.app.get(ReportCountsService).run();
  proxy.recover();
  await api.app.get(ReportCountsService).run();
  expect(await views()).toBe(2);
  expect(api.log().match(/Reports of pages cannot be written yet/g)).toHaveLength(1);
}, 30_000);

it('what is not written yet is written when the API stops', async () => {
  await send();
  await running.api.restart();
  expect(await views()).toBe(1);
});

it('several writers that begin an hour at the same moment lose no count', async () => {
  const model: Model<ReportBucketRecord> = running.api.app.get(getModelToken(ReportBucketRecord.name));
  const writers = Array.from({ length: 8 }, () => new ReportCountsService(model));
  const key = { remote: 'tests', version: '1.0.0', canary: '', hour: new Date(0) };
  for (const writer of writers) writer.add(key, { increments: { views: 1 } });
  await Promise.all(writers.map((writer) => writer.run()));
  await Promise.all(writers.map((writer) => writer.run()));
  expect(await views()).toBe(8);
});
