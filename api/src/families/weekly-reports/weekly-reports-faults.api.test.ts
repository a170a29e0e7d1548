import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { TestSmtp } from '../../../../scripts/testing/smtp';
import { eventually } from '../../../test/eventually';
import { tryAgain } from '../../../test/mail';
import { TestApi } from '../../../test/start-api';
import {
  confirmedFamily,
  goToMonday,
  mailWeeklyReports,
  storedReports,
  takeTest,
  weeklyReports,
  weeklyReportsTo,
} from '../../../test/weekly-reports';

let proxy: DatabaseProxy;
let api: TestApi;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  await api.addQuestions('Maths', 40);
});
beforeEach(() => api.beginTest());
afterEach(() => proxy.recover());
afterAll(() => api.close());

it('of two processes at once only one mails @long', async () => {
  const { email, name } = await confirmedFamily(api);
  await takeTest(api, name, 1);
  goToMonday(api);
  const second = await api.secondProcess();
  try {
    await Promise.all([mailWeeklyReports(api), second.mailWeeklyReports(), second.mailWeeklyReports()]);
    expect(await storedReports(api, email)).toHaveLength(2);
  } finally {
    await second.close();
  }
});

it('a process that dies between the mail and the mark on the child doubles nothing, also days later @long', async () => {
  const { email } = await confirmedFamily(api);
  goToMonday(api);
  proxy.fail(['update'], SHUTTING_DOWN);
  await mailWeeklyReports(api);
  proxy.recover();
  expect(await storedReports(api, email)).toHaveLength(2);
  api.advance(3 * 86_400);
  await api.restart();
  await mailWeeklyReports(api);
  expect(await storedReports(api, email)).toHaveLength(2);
});

it('what a failing database keeps from being mailed is mailed later', async () => {
  const { email } = await confirmedFamily(api);
  goToMonday(api);
  proxy.fail(['insert'], SHUTTING_DOWN);
  await mailWeeklyReports(api);
  expect(await storedReports(api, email)).toEqual([]);
  proxy.recover();
  await mailWeeklyReports(api);
  await weeklyReports(api, email, 2);
});

it('while the mail server is down the reports wait, and arrive once @long', async () => {
  const { email } = await confirmedFamily(api);
  const smtp = await TestSmtp.create();
  await api.restart({ SMTP_URL: smtp.url });
  goToMonday(api);
  await mailWeeklyReports(api);
  await eventually(async () => {
    const waiting = { state: 'queued', tries: 1 };
    expect(await storedReports(api, email)).toMatchObject([waiting, waiting]);
  });
  await smtp.up();
  await tryAgain(api);
  const received = () => smtp.received.filter(({ to }) => to.includes(email));
  await eventually(() => expect(received()).toHaveLength(2));
  await mailWeeklyReports(api);
  await api.restart();
  await smtp.down();
  expect(received()).toHaveLength(2);
});

it('a family that is erased while its report is written leaves no mail @long', async () => {
  const { email, name } = await confirmedFamily(api);
  await takeTest(api, name, 1);
  goToMonday(api);
  const recorded = proxy.pause(['insert', 'mails', 'weekly-report']);
  const run = mailWeeklyReports(api);
  const paused = await recorded;
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  await api.as('admin').post(`/api/families/${body.families[0].id}/erase`).send({ email }).expect(200);
  paused.pass();
  await run;
  expect(await storedReports(api, email)).toEqual([]);
  await eventually(() => expect(weeklyReportsTo(api, email)).toEqual([]));
});
