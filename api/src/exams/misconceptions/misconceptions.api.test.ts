import { questionMisconceptions, tagMisconception } from '@wattle/contract/misconception-tags';
import { childMisconceptions, ownMisconceptions } from '@wattle/contract/own-misconceptions';
import { call } from '../../../test/call';
import { useStudentTests } from '../../../test/student-tests';
import { confirmedFamily, takeTest } from '../../../test/weekly-reports';

const OPTIONS = { mcq_options: 'A 3, B 5, C 6, D 8', correct_answer: 'B', category: 'Money' };
const LEAVES_OUT = 'This leaves out the hats.';
const SWAPS = 'This swaps the two prices.';

/** Five questions in which a part may be left out; in two of them two prices may be swapped, too. */
const tests = useStudentTests({}, async (api) => {
  await api.addQuestions('Maths', 3, { ...OPTIONS, wrong_turns: { A: LEAVES_OUT } });
  await api.addQuestions('Maths', 2, { ...OPTIONS, wrong_turns: { A: LEAVES_OUT, C: SWAPS } });
});

const admin = () => tests.api.as('admin');
const told = async () => (await call(tests.child(), ownMisconceptions)).misconceptions;
const tag = (id: string, body: object) => admin().put(`/api/questions/misconceptions/${id}`).send(body);

/** Takes the test with one answer for each question, in the order of the bank. */
async function take(...letters: (string | null)[]) {
  const { attemptId, questions } = await tests.open();
  const ids = questions.map(({ id }) => id).sort();
  const responses = ids.map((questionId, index) => ({ questionId, selectedAnswer: letters[index] ?? null }));
  await tests.submit({ attemptId, responses }).expect(200);
  return { attemptId, ids };
}

it('a kind of mistake is told from two questions on, of those in which it could be made, with the latest example', async () => {
  const { attemptId, ids } = await take('A', 'A', 'B', 'A', 'C');
  expect(await told()).toEqual([
    expect.objectContaining({
      id: 'maths-part',
      name: 'A part was left out',
      made: 3,
      possible: 5,
      example: expect.objectContaining({ attemptId, selected: '3', rationale: LEAVES_OUT, category: 'Money' }),
    }),
  ]);
  expect(ids).toContain((await told())[0]?.example.questionId);
});

it('what was left out is no answer, one mistake may be a slip, and nothing is told before a submission', async () => {
  await tests.open();
  expect(await told()).toEqual([]);
  await take('A', null, null, null, 'B');
  expect(await told()).toEqual([]);
});

it('the latest answer to a question counts: what is right now is no mistake any more', async () => {
  await take('A', 'A', 'A', 'B', 'B');
  expect(await told()).toMatchObject([{ made: 3, possible: 5 }]);
  tests.api.advance(60);
  await take('B', 'A', 'A', 'B', 'B');
  expect(await told()).toMatchObject([{ made: 2, possible: 5 }]);
});

it('answers older than eight weeks say nothing', async () => {
  await take('A', 'A', 'A', 'A', 'A');
  tests.api.advance(57 * 86_400);
  expect(await told()).toEqual([]);
});

it('staff name the kind behind an option, or say that it is none of them; answers that were given follow', async () => {
  const { ids } = await take('A', 'A', 'C', 'C', 'C');
  const [first = '', , third = ''] = ids;
  expect((await call(admin(), questionMisconceptions, { params: { id: third } })).options).toEqual([
    { letter: 'A', text: '3', rationale: LEAVES_OUT, misconception: 'maths-part' },
    { letter: 'C', text: '6', misconception: null },
    { letter: 'D', text: '8', misconception: null },
  ]);
  expect(await told()).toMatchObject([
    { id: 'maths-swapped', made: 2, possible: 2 },
    { id: 'maths-part', made: 2, possible: 5 },
  ]);
  const { body } = await tag(third, { option: '6', misconception: 'maths-swapped' }).expect(200);
  expect(tagMisconception.response.parse(body).options[1]).toMatchObject({
    misconception: 'maths-swapped',
    taggedBy: expect.any(String),
  });
  await tag(first, { option: '3', misconception: null }).expect(200);
  expect(await told()).toMatchObject([{ id: 'maths-swapped', made: 3, possible: 3 }]);
  await tag(third, { option: '6', misconception: null }).expect(200);
  await tag(first, { option: '3', misconception: 'maths-part' }).expect(200);
});

it.each([
  ['a kind that there is not', { option: '6', misconception: 'maths-magic' }, 400],
  ['the key', { option: '5', misconception: 'maths-part' }, 409],
  ['an option that is not there', { option: '7', misconception: 'maths-part' }, 409],
  ['another shape', { option: { $ne: '' }, misconception: 'maths-part' }, 400],
])('%s cannot be tagged', async (_what, body, status) => {
  const { questions } = await tests.open();
  await tag(questions[0]?.id ?? '', body).expect(status);
});

it('a question that is gone is told', () => tag('a'.repeat(24), { option: '6', misconception: null }).expect(404));

it('a parent reads of her own child only', async () => {
  const { client, childId, siblingId, name } = await confirmedFamily(tests.api);
  await takeTest(tests.api, name, 0);
  const read = async (id: string) =>
    (await call(client, childMisconceptions, { params: { childId: id } })).misconceptions;
  expect(await read(childId)).toMatchObject([{ id: 'maths-part', made: 5, possible: 5 }]);
  expect(await read(siblingId)).toEqual([]);
  await client.get(`/api/family/children/${tests.childId}/misconceptions`).expect(404);
});

it('nobody else reads of another child', async () => {
  await take('A', 'A', 'A', 'A', 'A');
  const other = await tests.api.addStudent();
  expect(await call(other.client(), ownMisconceptions)).toEqual({ misconceptions: [] });
  const url = `/api/family/children/${tests.childId}/misconceptions`;
  await tests.child().get(url).expect(403);
  await tests
    .child()
    .get(`/api/questions/misconceptions/${'a'.repeat(24)}`)
    .expect(403);
});
