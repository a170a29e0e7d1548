import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';
import { uniqueEmail } from '../../../test/unique';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, open, submit, scores, save } = free;

describe('answers', () => {
  it('are kept, and are there again when the test is opened again', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const { body } = await save(client, test, [{ index: 2, selectedAnswer: 'C', version: 1 }]).expect(200);
    expect(body.answers).toEqual([{ questionId: test.questions[2]?.id, selectedAnswer: 'C', version: 1 }]);
    expect((await open(client, reading)).answers).toEqual(body.answers);
  });

  it('come out at the newest however they race', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const versions = Array.from({ length: 30 }, (_each, index) => index + 1);
    await Promise.all(
      versions.map((version) => save(client, test, [{ index: 0, selectedAnswer: `B ${version}`, version }])),
    );
    expect((await open(client, reading)).answers).toMatchObject([{ selectedAnswer: 'B 30', version: 30 }]);
  });

  it('count when the tab never comes back', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [
      { index: 0, selectedAnswer: 'B', version: 1 },
      { index: 1, selectedAnswer: 'B', version: 1 },
      { index: 2, selectedAnswer: null, version: 1 },
    ]);
    free.api.advance(780 + 31);
    expect(await scores(client)).toEqual([2, null, null]);
  });

  it('are refused once the test is submitted, from another browser, and to questions of another test', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const change = [{ index: 0, selectedAnswer: 'B', version: 1 }];
    await save(await visitor(uniqueEmail()), test, change).expect(404);
    await save(free.api.browser(), test, change).expect(404);
    const stranger = { answers: [{ questionId: 'f'.repeat(24), selectedAnswer: 'B', version: 1 }] };
    await client
      .put(at(`attempts/${test.attemptId}/answers`))
      .send(stranger)
      .expect(422);
    await submit(client, reading, answersOf(test, 3)).expect(200);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 9 }]).expect(409);
  });
});

describe('a submission', () => {
  it('is recorded once, whatever is sent again and whatever score is posted', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const answers = { ...answersOf(test, 6), score: 10 };
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(client, reading, answers)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await submit(client, reading, answersOf(test, 10)).expect(409);
    expect(await scores(client)).toEqual([6, null, null]);
  });

  it('without answers is marked by those that were saved, not by the score that it claims', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    const { questionStatus } = answersOf(test, 0);
    const { body } = await submit(client, reading, { score: 10, questionStatus }).expect(200);
    expect(body.score).toBe(1);
  });

  it('cannot choose its own questions', async () => {
    const client = await visitor();
    const { questions } = await open(client, reading);
    const one = { questionId: questions[0]?.id, selectedAnswer: 'B' };
    const responses = [one, { questionId: 'f'.repeat(24), selectedAnswer: 'B' }];
    const { body } = await submit(client, reading, { questionStatus: [], responses }).expect(200);
    expect(body).toMatchObject({ score: 1, total: 10 });
  });

  it('that is later gets what the server held at the deadline', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    free.api.advance(780 + 31);
    const { body } = await submit(client, reading, answersOf(test, 10)).expect(200);
    expect(body.score).toBe(1);
    expect(await scores(client)).toEqual([1, null, null]);
  });
});

describe('what is refused', () => {
  it.each([
    ['userdetailforassesment', { email: { $gt: '' } }],
    ['userdetailforassesment', { email: 'a@x.com,b@y.com' }],
    ['userdetailforassesment', { email: 'a@x.com\r\nBcc: b@y.com' }],
    ['userdetailforassesment', { email: `${'x'.repeat(250)}@example.com` }],
    ['userdetailforassesment', {}],
    ['send-user-details', { email: ['a@b.co'] }],
    ['checkReadingTestAlreadyConduct', { email: 7 }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: 'all' }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: [{ questionNumber: 1, status: 'perhaps' }] }],
    ['submitMathsAssessment', { email: 'a@b.co', questionStatus: [], responses: [{ questionId: { $ne: 1 } }] }],
  ])('POST %s with %j', (path, body) => free.api.anybody().post(at(path)).send(body).expect(400));

  it.each(['userAssessmentDetails?email[$ne]=x', 'userAssessmentDetails?email=a@b.co&email=c@d.co', 'randomLatin'])(
    'GET %s',
    (path) => free.api.anybody().get(at(path)).expect(400),
  );

  it.each([
    {},
    { answers: [] },
    { answers: [{ questionId: 'x', version: 1 }] },
    { answers: 'B' },
    { answers: [{ questionId: '0'.repeat(24), version: 1, selectedAnswer: 'Z' }] },
  ])('saving %j', async (body) => {
    const client = await visitor();
    const { attemptId } = await open(client, reading);
    await client
      .put(at(`attempts/${attemptId}/answers`))
      .send(body)
      .expect(400);
  });
});
