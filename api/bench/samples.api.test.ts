import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import { mongo } from 'mongoose';
import { responsesTo, useStudentTests } from '../test/student-tests';
import { SAMPLES } from './samples';

const tests = useStudentTests();
const sizeOf = (document: mongo.Document) => mongo.BSON.calculateObjectSize(document);

test('the sample of an attempt is as large as one that was taken, its answers saved one by one', async () => {
  const { attemptId, questions } = await tests.open('mega-test', 'maths', { pageId: crypto.randomUUID() });
  let version = Date.now();
  const uiState: AttemptUiState = { version, flagged: [], eliminated: {}, highlights: {}, secondsSpent: {} };
  for (const { id: questionId } of questions) {
    version += 1;
    uiState.secondsSpent[questionId] = 40;
    const answers = [{ questionId, selectedAnswer: 'B', version }];
    await tests.save(attemptId, { answers, uiState: { ...uiState, version, current: questionId } }).expect(200);
  }
  const responses = responsesTo(questions, questions.length).map((each) => ({ ...each, version }));
  await tests.submit({ testType: 'mega-test', attemptId, responses }).expect(200);

  const [taken] = await tests.attempts();
  const sample = SAMPLES.attempts?.sample(1) ?? {};
  expect(questions).toHaveLength(sample.questions.length);
  expect(Object.keys(sample).sort()).toEqual(
    Object.keys(taken ?? {})
      .filter((name) => name !== '_id')
      .sort(),
  );
  expect(sizeOf(sample) / sizeOf(taken ?? {})).toBeCloseTo(1, 1);
});
