import { openTestSchema } from '@wattle/contract/attempts';
import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import { eventually } from '../../../test/eventually';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';
import { readable } from '../../../test/readable';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();

describe('a client that knows only the documented calls', () => {
  const attempted = (count: number) =>
    Array.from({ length: 10 }, (_each, index) => ({
      questionNumber: index + 1,
      status: index < count ? 'attempted' : 'unattempted',
    }));
  const submit = (test: FreeTest, score: unknown, count = 10) =>
    free.api
      .anybody()
      .post(at(test.submitPath))
      .send({ email: free.email, score, questionStatus: attempted(count) });

  beforeEach(() => free.api.anybody().post(at('userdetailforassesment')).send({ email: free.email }).expect(201));

  it('takes all three tests without cookies and without naming its answers', async () => {
    for (const test of FREE_TESTS) {
      await free.api
        .anybody()
        .post(at(test.checkPath))
        .send({ email: free.email })
        .expect(200)
        .expect(({ body }) => {
          expect(body.navigate).toBe(true);
        });
      const { body } = await free.api.anybody().get(at(test.category)).expect(200);
      expect(openTestSchema.parse(body).questions).toHaveLength(10);
      const { body: result } = await submit(test, 6).expect(200);
      expect(result).toMatchObject({ score: 6, questions: [] });
    }
    const { body } = await free.api.anybody().get(at('userAssessmentDetails')).query({ email: free.email });
    expect(body.user).toEqual({ reading_score: 6, maths_score: 6, thinking_skills_score: 6 });

    await free.api.anybody().post(at('send-user-details')).send({ email: free.email }).expect(202);
    await eventually(() =>
      expect(readable(free.api.mails()[0])).toContain('Reading: 6 of 10\r\n  As it was counted in the browser.'),
    );
  });

  it('gets the same questions each time it asks', async () => {
    const ask = async () => (await free.api.anybody().get(at(reading.category))).body.questions;
    expect(await ask()).toEqual(await ask());
  });

  it('is marked all the same when it names its answers', async () => {
    const { body } = await free.api.anybody().get(at(reading.category)).expect(200);
    const answers = { ...answersOf(body, 4), email: free.email, score: 10 };
    const marked = await free.api.anybody().post(at(reading.submitPath)).send(answers).expect(200);
    expect(marked.body.score).toBe(4);
  });

  it.each([
    [11, 10],
    [8, 7],
    [-1, 10],
    [2.5, 10],
    [null, 10],
  ])('is refused the score %p with %i attempted questions', (score, count) =>
    submit(reading, score, count).expect(422),
  );

  it('is refused a score for one question counted ten times', () =>
    free.api
      .anybody()
      .post(at(reading.submitPath))
      .send({
        email: free.email,
        score: 10,
        questionStatus: attempted(10).map((each) => ({ ...each, questionNumber: 1 })),
      })
      .expect(422));

  it('is refused a score that is no number', () => submit(reading, '7').expect(400));
});
