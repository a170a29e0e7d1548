import { useStudentTests } from '../../../test/student-tests';
import { attemptKeyOf } from '../../exams/attempts/attempt';
import { AttemptsService } from '../../exams/attempts/attempts.service';

const tests = useStudentTests();

const records = () => tests.api.connection.collection('attempts');
const indexNames = async () => (await records().indexes()).map(({ name }) => name);

/** The indexes as the version before had made them. */
beforeEach(async () => {
  await records().dropIndex('owner_1_uniqueKey_1');
  const partialFilterExpression = { uniqueKey: { $exists: true } };
  await records().createIndex({ uniqueKey: 1 }, { unique: true, partialFilterExpression });
});

/** Opens the same twice, as two requests do that have both found none. */
async function openTwice(owner: string) {
  const attempt = { ...attemptKeyOf(owner, 'weekly-test', 'Maths'), kind: 'weekly-test' as const, questions: [] };
  const attempts = tests.api.app.get(AttemptsService);
  const first = await attempts.insertOrFind(attempt);
  const second = await attempts.insertOrFind(attempt);
  expect(second).toMatchObject({ isNew: false, attempt: { _id: first.attempt._id } });
}

test('on the embedded engine the index of the version before is replaced, and duplicates are refused', async () => {
  const { attemptId } = await tests.open('subject-test');
  await tests.api.connection.collection('canary_visitors').insertOne({ visitor: 7 });
  await tests.api.restart();
  const collections = await tests.api.connection.listCollections();
  expect(collections.map(({ name }) => name)).not.toContain('canary_visitors');
  expect(await indexNames()).toContain('owner_1_uniqueKey_1');
  expect(await indexNames()).not.toContain('uniqueKey_1');
  expect(await tests.open('subject-test')).toMatchObject({ attemptId });
  await openTwice('child:one');
});

test('a start that builds an index of a collection with documents says which', async () => {
  await tests.open('subject-test');
  tests.api.beginTest();
  await tests.api.restart();
  expect(tests.api.log()).toMatch(/Building owner_1_uniqueKey_1 of attempts, which has \d+ documents?\./);
});

test('on a server it stays beside the new one, as the version before may still be running', async () => {
  const { attemptId } = await tests.open('subject-test');
  await tests.api.restart({ MONGODB_URI: tests.api.database.uri });
  expect(await indexNames()).toEqual(expect.arrayContaining(['uniqueKey_1', 'owner_1_uniqueKey_1']));
  expect(await tests.open('subject-test')).toMatchObject({ attemptId });
  await openTwice('child:another');
});
