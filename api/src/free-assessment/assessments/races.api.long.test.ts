import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();

it('a test that is submitted while it is being opened again is completed', async () => {
  const database = await free.api.useDatabaseProxy();
  const client = await free.visitor();
  const test = await free.open(client, reading);
  const read = database.pause(['find', 'attempts', 'uniqueKey']);
  const submitMeanwhile = async () => {
    const paused = await read;
    await free.submit(client, reading, answersOf(test, 3)).expect(200);
    paused.pass();
  };
  const [{ body }] = await Promise.all([
    client.get(at(reading.category)).query({ email: free.email }).expect(409),
    submitMeanwhile(),
  ]);
  expect(body.message).toBe('This test is already completed.');
});
