import {
  generationOriginSchema,
  type PromptFigures,
  promptFiguresListSchema,
  questionHistorySchema,
} from '@wattle/contract';
import { ModelServer } from '../../../scripts/testing/model-server';
import { generateFrom } from '../../test/generation';
import { useApi } from '../../test/start-api';

const model = await ModelServer.start();
afterAll(() => model.close());

const running = useApi(model.settings);
let api: typeof running.api;
let tests = 0;
beforeEach(async () => {
  api = running.api;
  model.reset();
  await api.connection.collection('questions').deleteMany({});
  tests += 1;
  api.advance(tests * 61);
});

async function generate() {
  const { body, parentId } = await generateFrom(api, 'Maths', { question: 'How many gulls sit on the jetty?' });
  const questions: { id: string; question: string }[] = body.generatedQuestions;
  return { parentId, questions, ids: questions.map(({ id }) => id) };
}

async function figures(): Promise<PromptFigures> {
  const { body } = await api.as('admin').get('/api/generation/prompts').expect(200);
  const found = promptFiguresListSchema.parse(body).prompts.find(({ prompt }) => prompt === 'questions.v2');
  if (!found) throw new Error('There are no figures of questions.v2');
  return found;
}

test('prompt, model and raw answer are kept with each question', async () => {
  const { parentId, questions } = await generate();
  for (const { id, question } of questions) {
    const { body } = await api.as('admin').get(`/api/generation/origin/${id}?subject=Maths`).expect(200);
    const origin = generationOriginSchema.parse(body);
    expect(origin).toMatchObject({ parentId, prompt: 'questions.v2', model: 'wattle-test-model' });
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
  const [id] = ids;
  const { body } = await reject(id, 'Too easy for Year 5').expect(200);
  expect(body).toEqual({ message: 'Question rejected successfully' });
  await api.as('admin').get(`/api/questions/get-question/${id}?subject=Maths`).expect(404);
  const { body: listed } = await api.as('admin').get(`/api/questions/generated/${parentId}?subject=Maths`).expect(200);
  expect(listed).toHaveLength(3);
  const { body: told } = await api.as('admin').get(`/api/questions/history/${id}?subject=Maths`).expect(200);
  expect(questionHistorySchema.parse(told).history[0]).toMatchObject({
    action: 'deleted',
    by: 'test-admin',
    note: 'Rejected: Too easy for Year 5',
  });
  const { body: origin } = await api.as('admin').get(`/api/generation/origin/${id}?subject=Maths`).expect(200);
  expect(origin.rejection).toMatchObject({ reason: 'Too easy for Year 5', by: 'test-admin' });
});

test.each(['', '   ', undefined])('a rejection needs a reason, not %j', async (reason) => {
  const { ids } = await generate();
  const { body } = await reject(ids[0], reason).expect(400);
  expect(body.message).toBe('Reason is required.');
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
    prompt: 'questions.v2',
    isCurrent: true,
    passed: before.passed + 4,
    refused: before.refused + 4,
    edited: before.edited + 1,
    finalized: before.finalized + 2,
    rejected: before.rejected + 1,
  });
});

function fieldsOf({ question, mcq_options, correct_answer, type, level, category, exam_type }: Record<string, string>) {
  return { question, mcq_options, correct_answer, type, level, category, exam_type } as Record<string, string>;
}

test.each([
  ['get', 'status'],
  ['get', 'runs'],
  ['get', 'prompts'],
  ['get', `refused-items/${'f'.repeat(24)}?subject=Maths`],
] as const)('%s /api/generation/%s is closed to students', (method, path) =>
  api.as('student')[method](`/api/generation/${path}`).expect(403),
);
