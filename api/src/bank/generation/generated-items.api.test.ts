import { generationOrigin, type PromptFigures, promptFigures, storedItems } from '@wattle/contract/generated-items';
import { parseOptions } from '@wattle/contract/options';
import { questionHistory } from '@wattle/contract/question-changes';
import { call } from '../../../test/call';
import { countRoundTrips } from '../../../test/database-commands';
import { generateFrom, useGeneration } from '../../../test/generation';

// Its client reports the commands that it sends.
const { model, running } = await useGeneration({}, (api) => api.useDatabaseProxy());
let api: typeof running.api;
beforeEach(() => {
  api = running.api;
});

async function generate() {
  const { body, parentId } = await generateFrom(api, 'Maths', { question: 'How many gulls sit on the jetty?' });
  const questions: { id: string; question: string }[] = body.generatedQuestions;
  return { parentId, questions, ids: questions.map(({ id }) => id) };
}

async function figures(): Promise<PromptFigures> {
  const found = (await call(api.as('admin'), promptFigures)).prompts.find(({ prompt }) => prompt === 'questions.v5');
  if (!found) throw new Error('There are no figures of questions.v5');
  return found;
}

test('prompt, model and raw answer are kept with each question', async () => {
  const { parentId, questions } = await generate();
  for (const { id, question } of questions) {
    const origin = await call(api.as('admin'), generationOrigin, { params: { id }, query: { subject: 'Maths' } });
    expect(origin).toMatchObject({ parentId, prompt: 'questions.v5', model: 'wattle-test-model' });
    expect(origin.messages[1]?.content).toContain('How many gulls sit on the jetty?');
    expect(JSON.parse(origin.rawAnswer).questions.map((each: { question: string }) => each.question)).toContain(
      question,
    );
    expect(origin.secondAnswer).toMatch(/^[A-E]$/);
  }
});

test('a question that was not generated has no origin', async () => {
  const [written] = await api.addQuestions('Maths', 1);
  await api.as('admin').get(`/api/generation/origin/${written?.id}?subject=Maths`).expect(404);
});

const reject = (id: string | undefined, reason: unknown) =>
  api.as('admin').post(`/api/generation/reject/${id}?subject=Maths`).send({ reason });

test('a rejected question leaves the bank, and its history says why', async () => {
  const { ids, parentId } = await generate();
  const [id = ''] = ids;
  const { body } = await reject(id, 'Too easy for Year 5').expect(200);
  expect(body).toEqual({ message: 'Question rejected successfully' });
  await api.as('admin').get(`/api/questions/get-question/${id}?subject=Maths`).expect(404);
  const { body: listed } = await api.as('admin').get(`/api/questions/generated/${parentId}?subject=Maths`).expect(200);
  expect(listed).toHaveLength(3);
  const ofQuestion = { params: { id }, query: { subject: 'Maths' } };
  expect((await call(api.as('admin'), questionHistory, ofQuestion)).history[0]).toMatchObject({
    action: 'deleted',
    by: 'test-admin',
    note: 'Rejected: Too easy for Year 5',
  });
  const { body: origin } = await api.as('admin').get(`/api/generation/origin/${id}?subject=Maths`).expect(200);
  expect(origin.rejection).toMatchObject({ reason: 'Too easy for Year 5', by: 'test-admin' });
});

test('a rejection needs a reason, and blanks are none', async () => {
  const { ids } = await generate();
  for (const reason of ['', '   ', undefined]) {
    const { body } = await reject(ids[0], reason).expect(400);
    expect(body.message).toBe('Reason is required.');
  }
  await api.as('admin').get(`/api/questions/get-question/${ids[0]}?subject=Maths`).expect(200);
});

test('what is finalized or written by staff cannot be rejected', async () => {
  const { ids } = await generate();
  await api.as('admin').put(`/api/questions/update-question/${ids[0]}?subject=Maths`).expect(200);
  const [written] = await api.addQuestions('Maths', 1);
  await reject(ids[0], 'Too late').expect(409);
  await reject(written?.id, 'Not mine').expect(409);
  await reject('f'.repeat(24), 'Not there').expect(404);
});

test('the figures of a prompt say how many items passed, were refused, edited, finalized and rejected', async () => {
  const before = await figures();
  model.plan({ behaviours: ['two-keys'] });
  const { ids } = await generate();
  const edited = await api.as('admin').get(`/api/questions/get-question/${ids[0]}?subject=Maths`).expect(200);
  for (const explanation of ['It is so.', 'It is so, really.']) {
    await api
      .as('admin')
      .put(`/api/questions/update-questions/${ids[0]}?subject=Maths`)
      .field({ ...fieldsOf(edited.body), explanation })
      .expect(200);
  }
  await api.as('admin').put(`/api/questions/update-question/${ids[0]}?subject=Maths`).expect(200);
  await api.as('admin').put(`/api/questions/update-question/${ids[1]}?subject=Maths`).expect(200);
  await api.as('admin').delete(`/api/questions/delete-question/${ids[1]}?subject=Maths`).expect(200);
  await reject(ids[2], 'Too easy').expect(200);
  const after = await figures();
  expect(after).toEqual({
    prompt: 'questions.v5',
    isCurrent: true,
    since: expect.any(String),
    passed: before.passed + 4,
    refused: before.refused + 4,
    edited: before.edited + 1,
    finalized: before.finalized + 2,
    finalizedAfterEdit: before.finalizedAfterEdit + 1,
    rejected: before.rejected + 1,
    waiting: 1,
  });
});

function fieldsOf({ question, mcq_options, correct_answer, type, level, category, exam_type }: Record<string, string>) {
  return { question, mcq_options, correct_answer, type, level, category, exam_type } as Record<string, string>;
}

async function itemsOf(parentId: string) {
  return (await call(api.as('admin'), storedItems, { params: { id: parentId }, query: { subject: 'Maths' } })).items;
}

describe('GET /api/generation/items/:id', () => {
  it('says which checks each question of an original has passed, and what a second solve chose', async () => {
    const { parentId, ids } = await generate();
    const items = await itemsOf(parentId);
    expect(items.map(({ questionId }) => questionId).sort()).toEqual([...ids].sort());
    for (const { questionId, passed, secondAnswer, prompt, edited, finalized, removed } of items) {
      expect(passed).toEqual(expect.arrayContaining(['oneKey', 'notNearDuplicate', 'yearLevelWords', 'secondAnswer']));
      expect(passed).not.toContain('quotesPassage');
      const { body } = await api.as('admin').get(`/api/questions/get-question/${questionId}?subject=Maths`);
      const key = parseOptions(body.mcq_options).find(({ letter }) => letter === body.correct_answer);
      expect(secondAnswer).toBe(key?.text);
      expect({ prompt, edited, finalized, removed }).toEqual({ prompt: 'questions.v5' });
    }
  });

  it('says who has edited, finalized, rejected or deleted which', async () => {
    const { parentId, ids } = await generate();
    const [first, second, third] = ids;
    const { body: question } = await api.as('admin').get(`/api/questions/get-question/${first}?subject=Maths`);
    await api
      .as('admin')
      .put(`/api/questions/update-questions/${first}?subject=Maths`)
      .field({ ...fieldsOf(question), explanation: 'It is so.' })
      .expect(200);
    await api.as('admin').put(`/api/questions/update-question/${first}?subject=Maths`).expect(200);
    await reject(second, 'Too easy').expect(200);
    await api.as('admin').delete(`/api/questions/delete-question/${third}?subject=Maths`).expect(200);
    const byId = new Map((await itemsOf(parentId)).map((item) => [item.questionId, item]));
    const byAdmin = { by: 'test-admin', at: expect.any(String) };
    expect(byId.get(first ?? '')).toMatchObject({ edited: byAdmin, finalized: byAdmin });
    expect(byId.get(second ?? '')?.removed).toMatchObject({ ...byAdmin, reason: 'Too easy', question: { id: second } });
    expect(byId.get(third ?? '')?.removed).toMatchObject({ ...byAdmin, question: { id: third } });
    expect(byId.get(third ?? '')?.removed?.reason).toBeUndefined();
  });

  it('reads the database as often for eight items as for four', async () => {
    const { parentId } = await generate();
    const count = () => countRoundTrips(api.connection.getClient(), () => itemsOf(parentId));
    const forFour = await count();
    await api.as('admin').post('/api/generate-questions').send({ originalQuestionId: parentId, subject: 'Maths' });
    expect(await itemsOf(parentId)).toHaveLength(8);
    expect(await count()).toBe(forFour);
  });
});

test('a rejection that is undone counts no more, and the question waits again', async () => {
  const before = await figures();
  const { ids, parentId } = await generate();
  await reject(ids[0], 'Too easy').expect(200);
  expect(await figures()).toMatchObject({ rejected: before.rejected + 1, waiting: 3 });
  await api.as('admin').put(`/api/questions/restore-question/${ids[0]}?subject=Maths`).expect(200);
  expect(await figures()).toMatchObject({ rejected: before.rejected, waiting: 4 });
  const restored = (await itemsOf(parentId)).find(({ questionId }) => questionId === ids[0]);
  expect(restored?.removed).toBeUndefined();
  const { body: origin } = await api.as('admin').get(`/api/generation/origin/${ids[0]}?subject=Maths`).expect(200);
  expect(origin.rejection).toBeUndefined();
});

test('who decides about a version that somebody else has changed is told so, and nothing happens', async () => {
  const { ids } = await generate();
  const [id] = ids;
  const { body: read } = await api.as('admin').get(`/api/questions/get-question/${id}?subject=Maths`);
  await api
    .as('admin')
    .put(`/api/questions/update-questions/${id}?subject=Maths`)
    .field({ ...fieldsOf(read), explanation: 'It is so.' })
    .expect(200);
  const finalize = (version: number) =>
    api.as('admin').put(`/api/questions/update-question/${id}?subject=Maths&version=${version}`);
  const { body } = await finalize(read.version).expect(409);
  expect(body.message).toMatch(/^test-admin has changed this question/);
  await api
    .as('admin')
    .post(`/api/generation/reject/${id}?subject=Maths`)
    .send({ reason: 'Too easy', version: read.version })
    .expect(409);
  const { body: now } = await api.as('admin').get(`/api/questions/get-question/${id}?subject=Maths`).expect(200);
  expect(now).toMatchObject({ type: 'Generated', version: read.version + 1 });
  await finalize(now.version).expect(200);
});

test('a question is finalized or rejected, never both, when two decide at once', async () => {
  const before = await figures();
  const { ids } = await generate();
  const finalize = (id: string) => api.as('admin').put(`/api/questions/update-question/${id}?subject=Maths`);
  await Promise.all(ids.flatMap((id) => [reject(id, 'Too easy').then(), finalize(id).then()]));
  const { rejected, finalized } = await figures();
  expect(rejected - before.rejected + (finalized - before.finalized)).toBe(4);
});

test('the questions of an extract are rejected with one reason; what is finalized stays', async () => {
  const { ids, parentId } = await generate();
  await api.as('admin').put(`/api/questions/update-question/${ids[0]}?subject=Maths`).expect(200);
  const rejectAll = (body: object) => api.as('admin').post('/api/generation/reject-questions').send(body);
  await rejectAll({ subject: 'Maths', ids, reason: ' ' }).expect(400);
  const { body } = await rejectAll({ subject: 'Maths', ids, reason: 'The passage is dull.' }).expect(200);
  expect(body).toMatchObject({
    message: '3 questions were rejected. 1 could not be.',
    unchanged: [
      {
        id: ids[0],
        message: 'Only a generated question that is not finalized can be rejected. Delete this one instead.',
      },
    ],
  });
  const reasons = (await itemsOf(parentId)).map(({ removed }) => removed?.reason);
  expect(reasons.filter((reason) => reason === 'The passage is dull.')).toHaveLength(3);
});
