import { useStudentTests } from '../../../test/student-tests';

const tests = useStudentTests();

const attempts = () => tests.api.connection.collection('attempts');

test('a start that builds an index of a collection with documents says which', async () => {
  await attempts().dropIndex('owner_1_uniqueKey_1');
  await tests.open('subject-test');
  tests.api.beginTest();
  await tests.api.restart();
  expect(tests.api.log()).toMatch(/Building owner_1_uniqueKey_1 of attempts, which has \d+ documents?\./);
  expect((await attempts().indexes()).map(({ name }) => name)).toContain('owner_1_uniqueKey_1');
});
