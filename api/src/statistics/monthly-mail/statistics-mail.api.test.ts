import type { QuestionPayload } from '@wattle/contract/questions';
import { setStatisticsMail, statisticsMail } from '@wattle/contract/statistics-mail';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { readable } from '../../../test/readable';
import { useApi } from '../../../test/start-api';
import { uniqueEmail } from '../../../test/unique';
import { Clock } from '../../infrastructure';
import { UnsubscribeLinks } from '../../mail';
import { CountingService } from '../counting/counting.service';
import { StatisticsMailTask } from './statistics-mail.service';

const CHILDREN = 104;
/** After so many children the answers are the same again. */
const PATTERN = 12;

let ids: string[] = [];

/** Able children choose B; of the first question the key is C. */
const running = useApi({}, async (api) => {
  const [wrong] = await api.addQuestions('Maths', 1, { correct_answer: 'C', question: 'How wide is a doubtful path?' });
  const sound = await api.addQuestions('Maths', 5, { correct_answer: 'B' });
  ids = [wrong, ...sound].map((question) => String(question?._id));
  for (let at = 0; at < PATTERN; at += 1) {
    const child = await api.addStudent();
    const { body } = await child.client().get('/api/test/subject-test/maths').expect(200);
    const responses = (body.questions as QuestionPayload[]).map(({ id }) => {
      const question = ids.indexOf(id);
      const isKnown = at % 12 > 1 + 2 * (question % 5);
      return { questionId: id, selectedAnswer: isKnown ? 'B' : 'ACD'.charAt((at + question) % 3) };
    });
    const about = { childId: child.id, category: 'Maths', testType: 'subject-test', questionStatus: [] };
    await child
      .client()
      .post('/api/test/subject-test/submit')
      .send({ ...about, responses })
      .expect(200);
  }
  const attempts = api.connection.collection('attempts');
  const taken = await attempts.find().toArray();
  const others = Array.from({ length: CHILDREN - PATTERN }, (_each, at) => ({
    ...taken[at % PATTERN],
    _id: new Types.ObjectId(),
    owner: `child:${new Types.ObjectId()}`,
  }));
  await attempts.insertMany(others);
});

const staff = () => running.api.as('content');
const set = (email: string | null) => call(staff(), setStatisticsMail, { body: { email } });
const run = () => running.api.app.get(StatisticsMailTask).run();
const stored = (to: string) => running.api.connection.collection('mails').countDocuments({ to });

/** Moves the clock to noon (UTC) of a day of the next month, or that many months later. */
function goTo(day: number, months = 1): void {
  const now = running.api.app.get(Clock).now();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day, 0);
  running.api.advance((then - now.getTime()) / 1_000);
}

it('the questions to mend first are mailed once a month, in its first days', async () => {
  await running.api.app.get(CountingService).recount();
  const email = uniqueEmail();
  expect(await set(email)).toEqual({ message: `The questions to mend first go to ${email}, once a month.` });
  goTo(9, 1);
  await run();
  expect(await stored(email)).toBe(0);
  goTo(2, 1);
  await run();
  await run();
  goTo(5, 0);
  await run();
  expect(await stored(email)).toBe(1);
  const mail = await eventually(() => {
    const found = running.api.mails().find((each) => each.includes(`To: ${email}`));
    if (!found) throw new Error('no mail yet');
    return readable(found);
  });
  expect(mail).toContain('1 question to mend first');
  expect(mail).toContain('“How wide is a doubtful path?” Able children choose B more often than the key C.');
  expect(mail).toContain('/admin-dashboard/statistics');
  goTo(1, 1);
  await run();
  expect(await stored(email)).toBe(2);
});

it('a mailbox that has stopped it gets none until its owner asks again', async () => {
  const email = uniqueEmail();
  await set(email);
  const link = new URL(running.api.app.get(UnsubscribeLinks).linkFor('question-statistics', email));
  const page = await running.api.anybody().post(`${link.pathname}${link.search}`).type('form').send('').expect(200);
  expect(page.text).toContain('Wattle sends no monthly lists of questions to mend to this address.');
  expect(await call(staff(), statisticsMail)).toEqual({ email: null });
  goTo(3);
  await run();
  expect(await stored(email)).toBe(0);
  await set(email);
  expect(await call(staff(), statisticsMail)).toEqual({ email });
  await run();
  expect(await stored(email)).toBe(1);
  await set(null);
  goTo(3);
  await run();
  expect(await stored(email)).toBe(1);
});

it('what is left out of tests already is not mailed, and nothing comes where nothing is to be mended', async () => {
  const email = uniqueEmail();
  await set(email);
  const path = `/api/statistics/questions/${ids[0]}`;
  await staff().post(`${path}/withhold?subject=Maths`).expect(200);
  goTo(4);
  await run();
  expect(await stored(email)).toBe(0);
  await staff().post(`${path}/release?subject=Maths`).expect(200);
});

it.each([[{ email: 'hannah' }], [{ email: { $gt: '' } }], [{}], [{ email: null, to: 'x' }]])('%j is refused', (body) =>
  staff().put('/api/statistics/mail').send(body).expect(400),
);

it('is closed to children and markers', async () => {
  await running.api.as('student').get('/api/statistics/mail').expect(403);
  await running.api.as('marker').put('/api/statistics/mail').send({ email: null }).expect(403);
});
