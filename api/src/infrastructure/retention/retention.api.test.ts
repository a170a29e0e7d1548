import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RETENTION_DAYS } from '@wattle/contract/constants';
import { eventually } from '../../../test/eventually';
import { TestApi } from '../../../test/start-api';
import { MailService } from '../../mail/delivery/mail.service';
import { ReportCountsService } from '../../releases/client-reports/report-counts.service';
import { RetentionService } from './retention.service';

test('after 90 days nothing of a free assessment is left, in no collection and no file', async () => {
  const api = await TestApi.start();
  const email = 'meera@example.com';
  await api.addQuestions('Reading', 10);
  const old = api.browser();
  await old.post('/api/freeassesment/userdetailforassesment').send({ email }).expect(201);
  await old.get('/api/freeassesment/randomReadingQuestions').query({ email }).expect(200);
  const mail = {
    kind: 'report' as const,
    to: email,
    subject: 'Results',
    text: 'Seven',
    html: '<p>Seven</p>',
    dedupeKey: 'one',
    perDay: 3,
  };
  await api.app.get(MailService).send(mail);
  await eventually(() => expect(api.mails()).toHaveLength(1));

  const report = { kind: 'view', remote: 'shell', version: '1.0.0', path: '/landing' };
  await api
    .browser()
    .post('/api/client-reports')
    .send({ reports: [report] })
    .expect(204);
  await api.app.get(ReportCountsService).run();

  const left = async () => {
    const collections = ['free_assessments', 'attempts', 'mails', 'client_report_buckets'];
    return Promise.all(collections.map((name) => api.connection.collection(name).countDocuments()));
  };
  await api.app.get(RetentionService).run();
  expect(await left()).toEqual([1, 1, 1, 1]);

  api.advance(RETENTION_DAYS * 86_400 + 60);
  await api.browser().post('/api/freeassesment/userdetailforassesment').send({ email: 'new@example.com' }).expect(201);
  await api.app.get(RetentionService).run();
  expect(await left()).toEqual([1, 0, 0, 0]);
  expect(existsSync(join(api.dataDir, 'mail'))).toBe(true);
  expect(api.mails()).toEqual([]);
  await api.close();
});
