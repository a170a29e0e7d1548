import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, useFreeAssessment } from '../../../test/free-assessment';

const [reading] = FREE_TESTS;
const running = useFreeAssessment({ ANSWER_KEYS: 'open' });
const { visitor, open, submit, scores } = running;

it('with ANSWER_KEYS=open keys, explanations and wrong turns are in the payload, and the score is marked all the same', async () => {
  const wrong_turns = { A: 'This is another wharf.' };
  await running.api.connection.collection('questions').updateMany({}, { $set: { wrong_turns } });
  running.api.advance(5);
  const client = await visitor();
  const test = await open(client, reading);
  expect(test.questions[0]).toMatchObject({ correct_answer: 'B', explanation: expect.any(String), wrong_turns });
  await submit(client, reading, { ...answersOf(test, 2), score: 9 }).expect(200);
  expect(await scores(client)).toEqual([2, null, null]);
});
