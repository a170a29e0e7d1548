import { FREE_TESTS } from '@wattle/contract';
import { answersOf, useFreeAssessment } from '../../test/free-assessment';

const [reading] = FREE_TESTS;
const { visitor, open, submit, scores } = useFreeAssessment({ ANSWER_KEYS: 'open' });

it('with ANSWER_KEYS=open keys and explanations are in the payload, and the score is marked all the same', async () => {
  const client = await visitor();
  const test = await open(client, reading);
  expect(test.questions[0]).toMatchObject({ correct_answer: 'B', explanation: expect.any(String) });
  await submit(client, reading, { ...answersOf(test, 2), score: 9 }).expect(200);
  expect(await scores(client)).toEqual([2, null, null]);
});
