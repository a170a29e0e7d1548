import { RETENTION_DAYS } from '@wattle/contract/constants';
import {
  answerReports,
  type QuestionReport,
  questionReports,
  reportBodySchema,
  reportQuestion,
} from '@wattle/contract/question-reports';
import { attemptReview } from '@wattle/contract/results';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { useStudentTests } from '../../../test/student-tests';
import { uniqueName } from '../../../test/unique';
import { RetentionService } from '../../infrastructure/retention/retention.service';

const tests = useStudentTests({}, (api) => api.addQuestions('Maths', 21).then(() => undefined));

const admin = () => tests.api.as('admin');

/** A marked test, in which the child has chosen B in the first question. */
async function aTest() {
  const { attemptId, questions } = await tests.take('subject-test', 1);
  const [first, second] = questions.map(({ questionId }) => questionId);
  return { attemptId, ids: questions.map(({ questionId }) => questionId), first: first ?? '', second: second ?? '' };
}

const report = (attemptId: string, questionId: string, body: object) =>
  tests.child().put(`/api/attempts/${attemptId}/reports/${questionId}`).send(body);

const answer = (body: object) => admin().post('/api/question-reports/answer').send(body);
const corrected = (...reports: QuestionReport[]) => ({
  ids: reports.map(({ id }) => id),
  outcome: 'corrected',
  text: 'The key was wrong, and is C now.',
});

async function correct(id: string) {
  const path = `questions/get-question/${id}?subject=Maths`;
  const { body } = await admin().get(`/api/${path}`).expect(200);
  await admin()
    .put(`/api/questions/update-questions/${id}?subject=Maths`)
    .send({ ...body, explanation: uniqueName('corrected') })
    .expect(200);
}

const staffSee = async (questionId?: string) =>
  call(admin(), questionReports, { query: questionId === undefined ? {} : { questionId } });

const childSees = async (attemptId: string) =>
  (await call(tests.child(), attemptReview, { params: { id: attemptId } })).reports;

it('a child reports a question, staff see what was chosen and answer, and the child reads it in the review', async () => {
  const { attemptId, first, second } = await aTest();
  expect(await childSees(attemptId)).toEqual([]);
  const { body } = await report(attemptId, first, { reason: 'answer', text: ' C fits\r\nbetter. ' }).expect(200);
  expect(reportQuestion.response.parse(body)).toMatchObject({ reason: 'answer', text: 'C fits\nbetter.' });
  await report(attemptId, second, { reason: 'unreadable' }).expect(200);

  const { reports } = await staffSee(first);
  expect(reports).toMatchObject([
    { questionId: first, subject: 'Maths', version: 1, selectedAnswer: 'B', correct_answer: 'B', reporter: 'student' },
  ]);
  const open = await staffSee();
  expect(open.reports.slice(0, 2).map(({ questionId }) => questionId)).toEqual([second, first]);
  expect(open.total).toBe(open.reports.length);

  const refused = await answer(corrected(...reports)).expect(409);
  expect(refused.body.message).toBe(
    'The question is the same as when it was reported. Correct it first, or answer that it is right.',
  );
  await correct(first);
  const { body: done } = await answer(corrected(...reports)).expect(200);
  expect(answerReports.response.parse(done).message).toBe('The report is answered.');
  expect(await childSees(attemptId)).toContainEqual(
    expect.objectContaining({
      questionId: first,
      reply: expect.objectContaining({ outcome: 'corrected', text: 'The key was wrong, and is C now.' }),
    }),
  );
  expect((await staffSee()).reports.map(({ questionId }) => questionId)).not.toContain(first);
  expect((await staffSee(first)).reports).toHaveLength(1);
  const answered = await call(admin(), questionReports, { query: { state: 'answered' } });
  expect(answered.reports[0]).toMatchObject({ questionId: first, reply: { outcome: 'corrected' } });
});

it('a question that was deleted counts as corrected', async () => {
  const { attemptId, second } = await aTest();
  await report(attemptId, second, { reason: 'two-answers' }).expect(200);
  const { reports } = await staffSee(second);
  await admin().delete(`/api/questions/delete-question/${second}?subject=Maths`).expect(200);
  await answer(corrected(...reports)).expect(200);
  await admin().put(`/api/questions/restore-question/${second}?subject=Maths`).expect(200);
});

it('staff read no name of the child in its sentence', async () => {
  const { attemptId, first } = await aTest();
  const _id = new Types.ObjectId(tests.childId);
  const names = { 'users.$.firstName': 'Priya', 'users.$.lastName': 'Iyer' };
  await tests.api.connection.collection('accounts').updateOne({ 'users._id': _id }, { $set: names });
  const text = 'Priya here, PriyaIyer7: C fits better.';
  await report(attemptId, first, { reason: 'answer', text }).expect(200);
  const seen = (await staffSee(first)).reports.map((each) => each.text);
  expect(seen).toContain('Xxxxx here, Xxxxxxxxx7: C fits better.');
  expect(JSON.stringify(seen)).not.toContain('Priya');
  expect(await childSees(attemptId)).toMatchObject([{ text }]);
});

it('another press changes the open report, also at once from two tabs, and an answered one is followed by a new one', async () => {
  const { attemptId, first } = await aTest();
  // Another child may have reported the same question.
  const others = (await staffSee(first)).reports.length;
  await Promise.all(
    [1, 2, 3].map(() => report(attemptId, first, { reason: 'two-answers', text: 'B and C' }).expect(200)),
  );
  await report(attemptId, first, { reason: 'answer' }).expect(200);
  const { reports } = await staffSee(first);
  const [own] = reports;
  if (!own) throw new Error('Staff see no report.');
  expect(reports).toHaveLength(others + 1);
  expect(own).toMatchObject({ reason: 'answer' });
  expect(own).not.toHaveProperty('text');

  await correct(first);
  await answer(corrected(own)).expect(200);
  await report(attemptId, first, { reason: 'other', text: 'It still says B.' }).expect(200);
  expect(await childSees(attemptId)).toMatchObject([{ reason: 'other' }]);
  expect((await staffSee(first)).reports).toHaveLength(others + 2);
});

it('staff are told nothing of who it is', async () => {
  const { attemptId, first } = await aTest();
  await report(attemptId, first, { reason: 'answer' }).expect(200);
  for (const query of [{ questionId: first }, {}]) {
    const { text } = await admin().get('/api/question-reports').query(query).expect(200);
    for (const personal of [tests.childId, tests.username, attemptId]) expect(text).not.toContain(personal);
  }
});

it('of two members of staff the later one is told that it is answered', async () => {
  const { attemptId, first } = await aTest();
  await report(attemptId, first, { reason: 'answer' }).expect(200);
  const { reports } = await staffSee(first);
  await correct(first);
  const answers = await Promise.all([
    answer(corrected(...reports)),
    answer({ ...corrected(...reports), outcome: 'right' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await answer({ ...corrected(...reports), text: ' ' }).expect(400);
});

it.each([
  [{ reason: 'boring' }, 400],
  [{ reason: 'other' }, 422],
  [{ reason: 'other', text: ' \n' }, 422],
  [{ reason: 'answer', text: 'x'.repeat(301) }, 400],
  [{ reason: { $gt: '' } }, 400],
  [{}, 400],
])('%j is refused', async (body, status) => {
  expect(reportBodySchema.safeParse(body).success).toBe(false);
  const { attemptId, first } = await aTest();
  await report(attemptId, first, body).expect(status);
});

it('only a question of a marked test of one’s own can be reported', async () => {
  const { attemptId, first } = await aTest();
  const body = { reason: 'answer' };
  await report(attemptId, 'a'.repeat(24), body).expect(404);
  const other = await tests.api.addStudent();
  await other.client().put(`/api/attempts/${attemptId}/reports/${first}`).send(body).expect(404);
  const open = await tests.open();
  await report(open.attemptId, open.questions[0]?.id ?? '', body).expect(409);
});

it('twenty questions a day are enough', async () => {
  const { attemptId, ids } = await aTest();
  for (const id of ids.slice(0, 20)) await report(attemptId, id, { reason: 'answer' }).expect(200);
  const refused = await report(attemptId, ids[20] ?? '', { reason: 'answer' }).expect(429);
  expect(refused.body.message).toBe('Twenty questions were reported today, thank you. Please go on tomorrow.');
});

it('an answered report goes after ninety days, an open one stays', async () => {
  const { attemptId, first, second } = await aTest();
  await report(attemptId, first, { reason: 'answer' }).expect(200);
  await report(attemptId, second, { reason: 'answer' }).expect(200);
  await correct(first);
  await answer(corrected(...(await staffSee(first)).reports)).expect(200);
  tests.api.advance(RETENTION_DAYS * 86_400 + 60);
  await tests.api.app.get(RetentionService).run();
  const left = await tests.api.connection
    .collection('question_reports')
    .find({ owner: `child:${tests.childId}` })
    .toArray();
  expect(left.map(({ questionId }) => questionId)).toEqual([second]);
});
