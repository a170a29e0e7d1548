import { exportChild, ownChildren } from '@wattle/contract/own-children';
import { addTypingResult, MAX_TYPING_RESULTS, typingResults } from '@wattle/contract/typing';
import { MAX_CHARACTERS_A_SECOND } from '@wattle/contract/typing-speed';
import { call } from '../../../test/call';
import { useStudentTests } from '../../../test/student-tests';
import { uniqueName } from '../../../test/unique';
import { OrphanedTypingResults } from './typing.service';

const tests = useStudentTests({}, async () => undefined);
const { child } = tests;

const aResult = (changes: object = {}) => ({
  requestId: uniqueName('typed'),
  seconds: 60 as const,
  typed: 100,
  right: 96,
  ...changes,
});
const send = (body: object) => child().post('/api/typing').send(body);
const resultsOf = async (client = child()) => (await call(client, typingResults)).results;

it('what a child types is listed for it alone, the newest first', async () => {
  expect(await resultsOf()).toEqual([]);
  await call(child(), addTypingResult, { body: aResult() });
  tests.api.advance(90);
  await call(child(), addTypingResult, { body: aResult({ seconds: 180, typed: 300, right: 300 }) });
  expect(await resultsOf()).toMatchObject([
    { seconds: 180, typed: 300, right: 300 },
    { seconds: 60, typed: 100, right: 96 },
  ]);
  const other = await tests.api.addStudent();
  expect(await resultsOf(other.client())).toEqual([]);
});

it('sent again, and twice at once, a result is stored once', async () => {
  const result = aResult();
  await Promise.all([send(result).expect(204), send(result).expect(204)]);
  await send({ ...result, right: 1 }).expect(204);
  expect(await resultsOf()).toMatchObject([{ right: 96 }]);
});

it('the latest ones stay', async () => {
  const owner = `child:${tests.childId}`;
  const results = tests.api.connection.collection('typing_results');
  const now = Date.now();
  await results.insertMany(
    Array.from({ length: MAX_TYPING_RESULTS }, (_each, right) => ({
      ...aResult({ right }),
      owner,
      at: new Date(now - 1_000 * (MAX_TYPING_RESULTS - right)),
    })),
  );
  await send(aResult({ right: MAX_TYPING_RESULTS })).expect(204);
  const rights = (await resultsOf()).map(({ right }) => right);
  expect([rights.length, rights[0], rights.at(-1)]).toEqual([MAX_TYPING_RESULTS, MAX_TYPING_RESULTS, 1]);
  expect(await results.countDocuments({ owner })).toBe(MAX_TYPING_RESULTS);
});

it.each([60, 180, 300])('as much as anybody can type in %i s is stored', async (seconds) => {
  const most = seconds * MAX_CHARACTERS_A_SECOND;
  await send(aResult({ seconds, typed: most, right: most })).expect(204);
  expect(await resultsOf()).toMatchObject([{ seconds, typed: most, right: most }]);
  await send(aResult({ seconds, typed: most + 1, right: 0 })).expect(422);
});

it.each([
  [400, { seconds: 90 }, 'Typing practice lasts one, three or five minutes.'],
  [400, { typed: 0, right: 0 }, 'Nothing was typed.'],
  [400, { requestId: undefined }, undefined],
  [400, { right: { $gt: 0 } }, undefined],
  [422, { right: 101 }, 'No more characters can be right than were typed.'],
  [422, { typed: 1_201 }, 'Nobody types so fast. Type the passage yourself.'],
])('is refused with %i: %j', async (status, changes, message) => {
  const { body } = await send(aResult(changes)).expect(status);
  if (message) expect(body.message).toBe(message);
  expect(await resultsOf()).toEqual([]);
});

it('is of children alone', async () => {
  for (const role of ['parent', 'admin', 'marker'] as const) {
    await tests.api.as(role).get('/api/typing').expect(403);
    await tests.api.as(role).post('/api/typing').send(aResult()).expect(403);
  }
  await tests.api.anybody().get('/api/typing').expect(401);
});

it('is in the export of the child, and goes where the child was erased', async () => {
  const parent = tests.api.as('parent');
  const [own] = (await call(parent, ownChildren)).children;
  const params = { childId: own?.id ?? '' };
  const records = tests.api.connection.collection('typing_results');
  await send(aResult()).expect(204);
  await records.updateOne({ owner: `child:${tests.childId}` }, { $set: { owner: `child:${params.childId}` } });
  const exported = await call(parent, exportChild, { params });
  expect(exported.child).toMatchObject({ typingResults: [{ seconds: 60, typed: 100, right: 96 }] });

  const gone = { owner: `child:${'abcdef012345'.repeat(2)}` };
  await send(aResult()).expect(204);
  await records.updateOne({ owner: `child:${tests.childId}` }, { $set: gone });
  await tests.api.app.get(OrphanedTypingResults).run();
  expect(await records.countDocuments(gone)).toBe(0);
});
