import { RETENTION_DAYS } from '@wattle/contract/constants';
import { comparisonResults, comparisonSets, comparisonTurn } from '@wattle/contract/writing-comparisons';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { useApi } from '../../../test/start-api';
import { RetentionService } from '../../infrastructure/retention/retention.service';
import { ComparisonSetsService } from './comparison-sets.service';

const running = useApi();
const marker = () => running.api.as('marker');
const another = () => running.api.as('admin');

/** A prompt of which children have written texts, the first one best. */
async function aPrompt(texts: number) {
  const [prompt] = await running.api.addQuestions('Writing', 1, {
    question: 'The bus that took a day off\n\nTell its story.',
    mcq_options: undefined,
    correct_answer: undefined,
  });
  const questionId = String(prompt?._id);
  const children = Array.from({ length: texts }, () => new Types.ObjectId());
  const accounts = children.map((_id) => ({
    users: [{ _id, username: `${_id}`, usernameKey: `${_id}` }],
    createdAt: new Date(),
  }));
  await running.api.connection.collection<object>('accounts').insertMany(accounts);
  const owners = children.map((id) => `child:${id}`);
  await write(questionId, owners);
  return { questionId, owners };
}

async function write(questionId: string, owners: string[], textOf = (index: number) => `Quality ${9 - index}`) {
  const documents = owners.map((owner, index) => ({
    owner,
    attemptId: String(new Types.ObjectId()),
    questionId,
    version: 1,
    submittedAt: new Date(2026, 10, index + 1),
    drafts: [
      { text: 'A first draft', finishedAt: new Date() },
      { text: textOf(index), finishedAt: new Date() },
    ],
    acceptedWords: [],
    selfReview: { levels: {}, evidence: {} },
  }));
  await running.api.connection.collection('writings').insertMany(documents);
}

const make = (questionId: string) => marker().post('/api/writing-comparisons').send({ questionId });

async function aSet(texts = 4) {
  const prompt = await aPrompt(texts);
  const { body } = await make(prompt.questionId).expect(201);
  return { ...prompt, id: body.id as string };
}

const turn = (id: string, client = marker()) => call(client, comparisonTurn, { params: { id } });
const results = (id: string) => call(marker(), comparisonResults, { params: { id } });
const judge = (id: string, winner: string, loser: string, client = marker()) =>
  client.post(`/api/writing-comparisons/${id}/judgements`).send({ winner, loser });

type Pair = NonNullable<Awaited<ReturnType<typeof turn>>['pair']>;
const byQuality = ({ left, right }: Pair) => [left, right].sort((one, other) => other.text.localeCompare(one.text));

/** Judges until there is no pair, and counts the judgements. */
async function judgeAll(id: string) {
  let { pair } = await turn(id);
  const seen: string[] = [];
  while (pair) {
    const [better, worse] = byQuality(pair);
    seen.push([better?.id, worse?.id].sort().join(' '));
    const { body } = await judge(id, better?.id ?? '', worse?.id ?? '').expect(201);
    ({ pair } = comparisonTurn.response.parse(body));
  }
  return seen;
}

it('a marker compares each two texts once, and sees the scale, which `pnpm writing-scale` can make from the pairs', async () => {
  const { id } = await aSet(5);
  const first = await turn(id);
  expect(first).toMatchObject({
    title: 'The bus that took a day off',
    texts: 5,
    comparisons: 0,
    comparisonsNeeded: 10,
  });
  expect(await turn(id)).toEqual(first);
  expect(await results(id)).toMatchObject({ scale: [], judges: [], reliability: null, pairs: [] });

  const seen = await judgeAll(id);
  expect(new Set(seen).size).toBe(10);
  const found = await results(id);
  expect(found).toMatchObject({ comparisons: 10, isDone: true });
  expect(found.scale.map(({ text }) => text)).toEqual([
    'Quality 9',
    'Quality 8',
    'Quality 7',
    'Quality 6',
    'Quality 5',
  ]);
  expect(found.scale.every(({ se, comparisons }) => se > 0 && comparisons === 4)).toBe(true);
  expect(found.judges).toMatchObject([{ comparisons: 10 }]);
  expect(found.reliability).toBeGreaterThan(0);
  expect(found.pairs).toHaveLength(10);

  const { sets } = await call(marker(), comparisonSets);
  expect(sets.find((set) => set.id === id)).toMatchObject({ isDone: true, reliability: found.reliability });
});

it('shows the latest draft of each child, masked, without anything that tells who wrote it', async () => {
  const { questionId, owners } = await aPrompt(4);
  const student = await running.api.addStudent();
  await write(questionId, [`child:${student.id}`], () => `I am ${student.username}.`);
  await write(questionId, owners.slice(0, 1), () => 'The latest text of a child who wrote two');
  const { sets, prompts } = await call(marker(), comparisonSets);
  expect(prompts).toContainEqual({ questionId, title: 'The bus that took a day off', texts: 6 });
  expect(sets.filter((set) => set.questionId === questionId)).toEqual([]);

  const { body } = await make(questionId).expect(201);
  expect(body.texts).toBe(5);
  await judgeAll(body.id);
  const found = await results(body.id);
  const texts = found.scale.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Quality 8', 'Quality 7', 'Quality 6']));
  expect(texts.join(' ')).not.toContain('first draft');
  expect(JSON.stringify(found)).not.toContain(student.username);
  expect(JSON.stringify(found)).not.toContain('child:');
});

it('gives two markers different pairs, also at once, and each pair to one marker until it is judged or left', async () => {
  const { id } = await aSet(4);
  const [one, other] = await Promise.all([turn(id), turn(id, another())]);
  const idsOf = ({ pair }: typeof one) => (pair ? [pair.left.id, pair.right.id] : []);
  expect(new Set([...idsOf(one), ...idsOf(other)]).size).toBeGreaterThan(2);

  const [winner = '', loser = ''] = idsOf(other);
  await judge(id, winner, loser).expect(409);
  await judge(id, winner, loser, another()).expect(201);
  expect(await results(id)).toMatchObject({ comparisons: 1, pairs: [{ winner, loser }] });

  const [left = '', right = ''] = idsOf(one);
  running.api.advance(31 * 60);
  // Each turn of the other marker takes a pair; one of them is the one that was left.
  for (let count = 0; count < 5; count += 1) {
    const { pair } = await turn(id, another());
    if (pair) await judge(id, pair.left.id, pair.right.id, another()).expect(201);
  }
  const { body } = await judge(id, left, right).expect(409);
  expect(body.message).toBe('You have judged this pair before, or it has gone to somebody else.');
});

it('counts a judgement that is sent twice once, and refuses its opposite', async () => {
  const { id } = await aSet();
  const { left: one, right: other } = (await turn(id)).pair ?? {};
  const send = () => judge(id, one?.id ?? '', other?.id ?? '');
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect((await turn(id)).comparisons).toBe(1);
  await judge(id, other?.id ?? '', one?.id ?? '').expect(409);
  await judge(id, 'XXX', one?.id ?? '').expect(409);
  await marker()
    .post(`/api/writing-comparisons/${id}/judgements`)
    .send({ winner: { $gt: '' }, loser: 'A' })
    .expect(400);
});

it('says why there is no set: too few texts, one that is not done, a prompt that is no more', async () => {
  const { questionId } = await aPrompt(3);
  const { body } = await make(questionId).expect(422);
  expect(body.message).toBe('There are 3 texts of this prompt so far. Comparing needs the texts of 4 children.');
  const set = await aSet();
  const { body: second } = await make(set.questionId).expect(409);
  expect(second.message).toBe('Texts of this prompt are being compared already. Finish that set first.');
  await judgeAll(set.id);
  await make(set.questionId).expect(201);
  await make(String(new Types.ObjectId())).expect(404);
  await marker().get(`/api/writing-comparisons/${new Types.ObjectId()}`).expect(404);
  await marker().get(`/api/writing-comparisons/${new Types.ObjectId()}/pair`).expect(404);
});

it('a child that is erased leaves no text and no judgement, and what is left goes on', async () => {
  const { id, owners } = await aSet(5);
  const service = running.api.app.get(ComparisonSetsService);
  await judgeAll(id);
  const [owner = ''] = owners;
  expect(await service.listOf(owner)).toMatchObject([{ text: 'Quality 9', comparisons: 4, won: 4 }]);
  await service.deleteOf(owner);
  const found = await results(id);
  expect(found).toMatchObject({ texts: 4, comparisons: 6, isDone: true });
  expect(found.scale.map(({ text }) => text)).not.toContain('Quality 9');
  for (const each of owners.slice(1)) await service.deleteOf(each);
  await marker().get(`/api/writing-comparisons/${id}`).expect(404);
  expect(await running.api.connection.collection('writing_judgements').countDocuments({ setId: id })).toBe(0);
});

it('sets are gone after the days of retention', async () => {
  const { id } = await aSet();
  await judgeAll(id);
  running.api.advance(RETENTION_DAYS * 86_400 + 60);
  await running.api.app.get(RetentionService).run();
  await running.api.as('marker').get(`/api/writing-comparisons/${id}`);
  const left = ['writing_comparison_sets', 'writing_judgements'].map((name) =>
    running.api.connection.collection(name).countDocuments(),
  );
  expect(await Promise.all(left)).toEqual([0, 0]);
});
