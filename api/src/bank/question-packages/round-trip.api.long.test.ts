import { SUBJECTS } from '@wattle/contract/constants';
import { comparableQuestions, thereAndBack } from '../../../test/packages';
import { useApi } from '../../../test/start-api';

const running = useApi({ SEED: 'demo' });

test('the whole bank comes back from its packages, with all but what a list names', async () => {
  const before = await comparableQuestions(running.api);
  const responses = await thereAndBack(running.api, SUBJECTS);
  expect(
    responses.flatMap(({ errors, items = [] }) => [...errors, ...items.flatMap(({ messages }) => messages)]),
  ).toEqual([]);
  expect(before.length).toBeGreaterThan(1_000);
  expect(await comparableQuestions(running.api)).toEqual(before);
}, 120_000);
