import { exportChild, ownChild, setWeeklyReport } from '@wattle/contract/own-children';
import { call } from '../../../test/call';
import { TestApi } from '../../../test/start-api';
import {
  confirmedFamily,
  goToMonday,
  mailWeeklyReports,
  practiseTopic,
  skipTest,
  storedReports,
  takeTest,
  weeklyReports,
} from '../../../test/weekly-reports';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  await api.addQuestions('Maths', 40, { category: 'Fractions' });
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

/** Where a link of a mail leads, without the origin. */
const unsubscribePath = (mail: string) => /\/api\/mail\/unsubscribe\?token=[\w.-]+/.exec(mail)?.[0] ?? '';

async function reportsOfWeek(email: string, weeksLater = 0, hour = 10) {
  goToMonday(api, hour, weeksLater);
  await mailWeeklyReports(api);
  return (await storedReports(api, email)).length;
}

it('on Monday a parent gets a report of each child: the total first, then what went well', async () => {
  const { email, name, childId, message } = await confirmedFamily(api);
  expect(message).toBe('Thank you. Your address is confirmed. The first weekly report comes next Monday.');
  await takeTest(api, name, 27);
  await reportsOfWeek(email);
  const mails = await weeklyReports(api, email, 2);
  const busy = mails.find((mail) => mail.includes('Priya’s week')) ?? '';
  const quiet = mails.find((mail) => mail.includes('Arjun’s week')) ?? '';
  expect(busy).toContain('Subject: Priya’s week on Wattle: 1 test');
  for (const form of busy.split('text/html')) {
    const strength = form.indexOf('Fractions went well: 27 of 30 right.');
    const total = form.indexOf('Priya took 1 test from ');
    expect([total, strength - total].every((place) => place > 0)).toBe(true);
    expect(form).toMatch(/to \d+ \w+: 27 of 30 questions right\./);
    expect(form).toContain('The plan for the week had 2 tests: 1 of them is done.');
    for (const part of ['By subject', 'Maths: 27 of 30 right', 'Going well', 'Maths, Fractions: 27 of 30 right']) {
      expect(form).toContain(part);
    }
    expect(form.match(/http:\/\/localhost:3000\/family\?child=\w+/g)).toEqual([
      `http://localhost:3000/family?child=${childId}`,
    ]);
    expect(form).toContain(unsubscribePath(busy));
  }
  expect(busy).not.toContain('Worth practising');
  expect(quiet).toContain('Arjun took no test from');
  expect(quiet).toContain('A week off is fine');
  expect(quiet).not.toContain('By subject');
});

it('practice of a topic is no earlier test that was taken again @long', async () => {
  const { email, name, other } = await confirmedFamily(api);
  await takeTest(api, name, 27);
  for (const username of [name, other, other]) await practiseTopic(api, username, 'Fractions', 3);
  await reportsOfWeek(email);
  const mails = (await weeklyReports(api, email, 2)).join('\n');
  expect(mails).toContain('Priya also practised 1 topic.');
  expect(mails).toContain('Arjun practised 1 topic from ');
  expect(mails).not.toContain('again');
});

it('a week in which a text came back is not quiet', async () => {
  const { email, client, childId } = await confirmedFamily(api);
  const marking = { owner: `child:${childId}`, writingId: childId, round: 1, state: 'returned', title: 'The door' };
  await api.connection.collection('writing_markings').insertOne({ ...marking, returnedAt: new Date() });
  await reportsOfWeek(email);
  const mails = await weeklyReports(api, email, 2);
  expect(mails.find((mail) => mail.includes('Priya’s week'))).toContain(
    'A person read Priya’s text “The door” and wrote back.',
  );
  expect(mails.find((mail) => mail.includes('Arjun’s week'))).toContain('Arjun took no test from');
  api.beginTest();
  const { week } = await call(client, ownChild, { params: { childId } });
  expect(week).toMatchObject({ tests: 0, returnedTexts: ['The door'] });
});

it('a test in which nothing was answered is not reported', async () => {
  const { email, name } = await confirmedFamily(api);
  await skipTest(api, name);
  await reportsOfWeek(email);
  expect((await weeklyReports(api, email, 2)).join('\n')).toContain('Priya took no test from');
});

it('has what a mail program needs to stop it with one click, and then no more comes', async () => {
  const { email, name } = await confirmedFamily(api);
  await takeTest(api, name, 1);
  await reportsOfWeek(email);
  const [mail = ''] = await weeklyReports(api, email, 2);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/mail\/unsubscribe\?token=weekly-report\./m);
  const [, anchor = ''] = /<a href="([^"]+)"[^>]*>Stop these emails<\/a>/.exec(mail) ?? [];
  expect(unsubscribePath(anchor)).toBe(unsubscribePath(mail));
  // A mail scanner opens every link, and stops nothing.
  for (let time = 0; time < 2; time += 1) {
    await api
      .anybody()
      .get(unsubscribePath(mail))
      .expect(200)
      .expect(/Stop these emails/);
  }
  const oneClick = api.anybody().post(unsubscribePath(mail)).type('form').send('List-Unsubscribe=One-Click');
  expect((await oneClick.expect(200)).text).toContain('Wattle sends no weekly reports to this address.');
  await takeTest(api, name, 1);
  expect(await reportsOfWeek(email, 1)).toBe(2);
});

it('nothing comes before Monday at 10, after 20, or twice', async () => {
  const { email } = await confirmedFamily(api);
  for (const hour of [9, 20, 23]) expect(await reportsOfWeek(email, 0, hour)).toBe(0);
  expect(await reportsOfWeek(email, 0, 19)).toBe(2);
  await mailWeeklyReports(api);
  expect(await storedReports(api, email)).toHaveLength(2);
});

it('weeks without a test are mailed once, until there is something to report again', async () => {
  const { email, name } = await confirmedFamily(api);
  expect(await reportsOfWeek(email, 0)).toBe(2);
  expect(await reportsOfWeek(email, 1)).toBe(2);
  expect(await reportsOfWeek(email, 2)).toBe(2);
  await takeTest(api, name, 1);
  expect(await reportsOfWeek(email, 3)).toBe(3);
  await weeklyReports(api, email, 1);
});

it('a quiet week that was not mailed is not the one that is mailed once @long', async () => {
  const { email, client } = await confirmedFamily(api);
  await call(client, setWeeklyReport, { body: { isOn: false } });
  expect(await reportsOfWeek(email)).toBe(0);
  api.beginTest();
  await call(client, setWeeklyReport, { body: { isOn: true } });
  expect(await reportsOfWeek(email, 1)).toBe(2);
  expect(await reportsOfWeek(email, 2)).toBe(2);
});

it('nobody gets one who has not asked, or not in that week', async () => {
  const without = await confirmedFamily(api, false);
  expect(without.message).toBe('Thank you. Your address is confirmed.');
  const late = await confirmedFamily(api);
  await takeTest(api, without.name, 1);
  const inNextWeek = new Date(Date.now() + 7 * 86_400_000);
  await api.connection
    .collection('accounts')
    .updateOne({ 'parent.email': late.email }, { $set: { 'parent.wantsWeeklyReportSince': inNextWeek } });
  goToMonday(api);
  await mailWeeklyReports(api);
  expect(await storedReports(api, without.email)).toEqual([]);
  expect(await storedReports(api, late.email)).toEqual([]);
});

it('after reports of two children the download of one names neither the other nor its reports', async () => {
  const { email, name, client, childId, siblingId } = await confirmedFamily(api);
  await takeTest(api, name, 27);
  await api.browser().post('/api/freeassesment/userdetailforassesment').send({ email }).expect(201);
  await reportsOfWeek(email);
  await weeklyReports(api, email, 2);
  api.beginTest();
  const { body, text } = await client.post(`/api/family/children/${childId}/export`).expect(200);
  expect(exportChild.response.parse(body).mails).toEqual([
    {
      id: expect.any(String),
      kind: 'weekly-report',
      promisedAt: expect.any(String),
      state: expect.stringMatching(/^sen/),
    },
  ]);
  for (const trace of ['Arjun', siblingId, 'freeAssessments']) expect(text).not.toContain(trace);
});
