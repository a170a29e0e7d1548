import { TEST_TYPES } from '@wattle/contract/constants';
import { responsesTo, useStudentTests } from '../../../test/student-tests';

const KEY = 'the-key-that-nobody-may-see';
const WHY = 'the-explanation-that-nobody-may-see';
const TURN = 'the-wrong-turn-that-nobody-may-see';
/** Says where to look for the answer. */
const SKILL = 'maths-working-backwards';
const METHOD = 'the-faster-method-that-nobody-may-see';
const DRAWING = '/api/images/the-drawing-that-nobody-may-see';
/** Only the page of a child’s own text shows it, whatever the keys are. */
const MODEL = 'the-model-answer-that-nobody-may-see';
const secrets = {
  explanation_image: DRAWING,
  correct_answer: KEY,
  explanation: WHY,
  faster_method: METHOD,
  wrong_turns: { A: TURN },
  skills: [SKILL],
  model_answers: [{ level: 'good', text: MODEL, notes: [] }],
};

describe.each(['sealed', 'open'])('with ANSWER_KEYS=%s', (keys) => {
  const tests = useStudentTests({ ANSWER_KEYS: keys });

  it('a session holds keys, explanations and wrong turns before its submission only if it is open', async () => {
    await tests.api.connection.collection('questions').updateMany({}, { $set: secrets });
    tests.api.advance(5);
    const responses: string[] = [];
    const call = async (path: string, method: 'get' | 'put' | 'post' | 'delete' = 'get', body?: object) => {
      const { text } = await tests.child()[method](`/api/${path}`).send(body).expect(200);
      responses.push(text);
      return JSON.parse(text);
    };

    for (const kind of TEST_TYPES) {
      const { attemptId, questions } = await call(`test/subject-test/maths?testType=${kind}`);
      const answer = { questionId: questions[0].id, selectedAnswer: 'B', version: 1 };
      await call(`attempts/${attemptId}/answers`, 'put', { answers: [answer] });
      await call(`attempts/${attemptId}/status`);
    }
    await call('test/topic/maths?topic=Number%20and%20place%20value');
    await call('test/exam-day', 'post');
    await call('test/exam-day/Reading', 'post');
    await call('test/exam-day/Reading');
    await call('test/exam-day');
    const writing = await call('test/subject-test/writing');
    await call('practice-test/getTestQuestions');
    await call('attempts');
    const printed = await call('test/papers', 'post', { requestId: 'one', testType: 'weekly-test', category: 'maths' });
    const read = await call(`test/papers/${printed.paperCode}`);
    // On paper they are sealed in any case.
    for (const secret of [KEY, WHY, TURN, METHOD, DRAWING])
      expect(JSON.stringify([printed, read])).not.toContain(secret);

    for (const secret of [METHOD, DRAWING, SKILL, MODEL])
      expect(responses.some((text) => text.includes(secret))).toBe(false);
    for (const secret of [KEY, WHY, TURN]) {
      expect(responses.some((text) => text.includes(secret))).toBe(keys === 'open');
    }

    const texts = [{ questionId: writing.questions[0].id, writingResponse: 'The storm came.' }];
    const written = { category: 'writing', attemptId: writing.attemptId, responses: texts };
    const { text: submitted } = await tests.submit(written).expect(200);
    const { text: reviewed } = await tests.child().get(`/api/attempts/${writing.attemptId}`).expect(200);
    for (const response of [submitted, reviewed]) expect(response).not.toContain(MODEL);

    const { attemptId, questions } = await tests.open('subject-test');
    const { text } = await tests.submit({ attemptId, responses: responsesTo(questions, 0) }).expect(200);
    for (const secret of [WHY, TURN, DRAWING]) expect(text).toContain(secret);
    const { body: review } = await tests
      .child()
      .get(`/api/attempts/${JSON.parse(text).attemptId}`)
      .expect(200);
    expect(review.result.questions[0].wrong_turns).toEqual({ A: TURN });
    expect(review.skillsToPractise[0]).toMatchObject({ skill: SKILL, name: 'Working backwards' });
  });
});
