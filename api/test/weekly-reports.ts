import { loginResponseSchema } from '@wattle/contract/accounts';
import type { SubmittedAnswer } from '@wattle/contract/attempts';
import { ownChildren } from '@wattle/contract/own-children';
import type { QuestionPayload } from '@wattle/contract/questions';
import { mondayOf } from '../src/families/child-progress/sydney-weeks';
import { WeeklyReportsTask } from '../src/families/weekly-reports/weekly-reports.task';
import { call } from './call';
import { eventually } from './eventually';
import { aFamily, logIn, signUp } from './family';
import { nextMail, tokensOf } from './mailed-links';
import { asLoggedIn } from './parents';
import { readable } from './readable';
import type { TestApi } from './start-api';
import { responsesTo } from './student-tests';
import { uniqueName } from './unique';

const HOUR_MS = 3_600_000;
const SYDNEY_HOUR = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Milliseconds from now until this hour of the next week's Monday in Sydney, or that many weeks later. */
function untilMonday(hour: number, weeksLater: number): number {
  const now = Date.now();
  const isMeant = (moment: number) =>
    mondayOf(new Date(moment)) !== mondayOf(new Date(now)) && Number(SYDNEY_HOUR.format(moment)) === hour;
  let moment = Math.ceil(now / HOUR_MS) * HOUR_MS;
  while (!isMeant(moment)) moment += HOUR_MS;
  return moment + weeksLater * 168 * HOUR_MS - now;
}

/** Moves the clock to an hour of the next week's Monday in Sydney, or that many weeks later. */
export function goToMonday(api: TestApi, hour = 10, weeksLater = 0): void {
  api.beginTest();
  api.advance(untilMonday(hour, weeksLater) / 1_000);
}

export const mailWeeklyReports = (api: TestApi) => api.app.get(WeeklyReportsTask).run();

/** The weekly reports to an address since the clock was moved, as they read. */
export function weeklyReportsTo(api: TestApi, email: string): string[] {
  const mails = api.mails().filter((mail) => mail.includes(`To: ${email}`));
  return mails.map(readable).filter((mail) => mail.includes('week on Wattle'));
}

/** The weekly reports to an address as they are stored, of all the time. */
export const storedReports = (api: TestApi, to: string) =>
  api.connection.collection('mails').find({ to, kind: 'weekly-report' }).sort({ serial: 1 }).toArray();

/** Waits until so many reports are there. */
export const weeklyReports = (api: TestApi, email: string, count: number) =>
  eventually(() => {
    const mails = weeklyReportsTo(api, email);
    expect(mails).toHaveLength(count);
    return mails;
  });

/** A family of two children whose parent has confirmed the address, is logged in by that, and wants weekly reports unless a test says not. */
export async function confirmedFamily(api: TestApi, wantsWeeklyReport = true) {
  const [name, other] = [uniqueName('priya'), uniqueName('arjun')];
  const family = aFamily(name, other);
  if (family.children[1]) family.children[1].firstName = 'Arjun';
  const { email } = family.parent;
  const mail = await nextMail(api, email, 'confirm-email', () => signUp(api.browser(), family).expect(201));
  const [token = ''] = tokensOf(mail, 'confirm-email');
  const browser = api.browser();
  const { body } = await browser.post('/api/auth/confirm-email').send({ token, wantsWeeklyReport }).expect(200);
  const { client } = asLoggedIn(browser, loginResponseSchema.parse(body.login));
  const { children } = await call(client, ownChildren);
  const [childId = '', siblingId = ''] = children.map(({ id }) => id);
  return {
    family,
    email,
    name,
    other,
    client,
    childId,
    siblingId,
    confirmation: token,
    message: body.message as string,
  };
}

/** The browser of a child. */
async function logInAs(api: TestApi, username: string) {
  const browser = api.browser();
  const { body: login } = await logIn(browser, username).expect(200);
  return { client: browser.set('Authorization', `Bearer ${login.access}`), childId: login.user.id as string };
}

/** A child practises a topic of Maths, and knows the first answers. */
export async function practiseTopic(api: TestApi, username: string, topic: string, right: number): Promise<void> {
  const { client } = await logInAs(api, username);
  const { body: test } = await client.get('/api/test/topic/maths').query({ topic }).expect(200);
  const responses = responsesTo(test.questions, right);
  await client.post(`/api/attempts/${test.attemptId}/submit`).send({ responses }).expect(200);
}

/** A child takes a subject test of Maths and knows the first answers; the key of all questions is B. */
export const takeTest = (api: TestApi, username: string, right: number) =>
  submitTest(api, username, (questions) => responsesTo(questions, right));

/** A child opens a subject test of Maths, and submits it without an answer. */
export const skipTest = (api: TestApi, username: string) => submitTest(api, username, () => []);

async function submitTest(
  api: TestApi,
  username: string,
  responsesOf: (questions: QuestionPayload[]) => SubmittedAnswer[],
): Promise<void> {
  const { client, childId } = await logInAs(api, username);
  const { body: test } = await client.get('/api/test/subject-test/maths').expect(200);
  const fields = { childId, category: 'maths', testType: 'subject-test', questionStatus: [] };
  const responses = responsesOf(test.questions);
  await client
    .post('/api/test/subject-test/submit')
    .send({ ...fields, attemptId: test.attemptId, responses })
    .expect(200);
}
