import { generationRun, generationRuns } from '@wattle/contract/generation';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useGeneration } from '../../../test/generation';
import { uniqueName } from '../../../test/unique';
import { GenerationRecovery } from './generation-recovery';

const { model, running } = await useGeneration();
let api: typeof running.api;
beforeEach(() => {
  api = running.api;
});

/** Starts a generation whose model does not answer before the test lets it. */
async function start(behaviour: 'slow' | 'good' = 'slow') {
  if (behaviour === 'slow') model.plan({ behaviours: ['slow'] });
  // The model answers alike to the same question.
  const [parent] = await api.addQuestions('ThinkingSkills', 1, { question: 'Which of these is true?' });
  const generationId = uniqueName('generation').replaceAll('.', '-');
  const request = { originalQuestionId: parent?.id, subject: 'ThinkingSkills', generationId };
  const leaving = new AbortController();
  const call = fetch(`${api.url}/api/generate-questions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${api.token('admin')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: leaving.signal,
  }).catch(() => undefined);
  await eventually(() => expect(model.requests.length).toBeGreaterThan(0));
  return { generationId, parentId: String(parent?.id), call, leave: () => leaving.abort() };
}

async function find(generationId: string) {
  return call(api.as('admin'), generationRun, { params: { generationId } });
}

const generatedFrom = (parentId: string) =>
  api
    .as('admin')
    .get(`/api/questions/generated/${parentId}?subject=ThinkingSkills`)
    .then(({ body }) => body as unknown[]);

test('whoever named a generation can leave, and finds its questions on return', async () => {
  const { generationId, parentId, leave } = await start('good');
  leave();
  await eventually(async () => expect((await find(generationId)).state).toBe('done'));
  const { items, message, startedBy } = await find(generationId);
  expect({ message, startedBy }).toEqual({ message: '4 questions were generated.', startedBy: 'test-admin' });
  expect(items).toHaveLength(4);
  for (const item of items) expect(item).toMatchObject({ state: 'stored', round: 1, questionId: expect.any(String) });
  expect(await generatedFrom(parentId)).toHaveLength(4);
});

test('says while it runs what each question waits for', async () => {
  const { generationId, parentId, call: generating } = await start();
  const { state, items } = await find(generationId);
  expect(state).toBe('running');
  expect(items).toEqual(Array(4).fill({ state: 'asked', round: 1, flaws: [] }));
  const { generations } = await call(api.as('admin'), generationRuns, { query: { parentId } });
  expect(generations.map(({ id }) => id)).toEqual([generationId]);
  await api.as('admin').delete(`/api/generation/runs/${generationId}`).expect(200);
  await generating;
});

test('says which question it was started from', async () => {
  const { generationId, parentId, call } = await start('good');
  await call;
  const { body } = await api.as('admin').get(`/api/questions/question/${parentId}?subject=ThinkingSkills`).expect(200);
  expect((await find(generationId)).parentText).toBe(body.question);
});

test('says of a question that the model has written that it is being checked', async () => {
  model.plan({ behaviours: ['slow'], schema: 'second_solve' });
  const [parent] = await api.addQuestions('Maths', 1);
  const generationId = uniqueName('generation').replaceAll('.', '-');
  const request = { originalQuestionId: parent?.id, subject: 'Maths', generationId };
  const call = api.as('admin').post('/api/generate-questions').send(request).expect(409);
  const ended = call.then(() => undefined);
  await eventually(async () =>
    expect((await find(generationId)).items.map(({ state }) => state)).toEqual(Array(4).fill('checking')),
  );
  await api.as('admin').delete(`/api/generation/runs/${generationId}`).expect(200);
  await ended;
});

test('says of a refused question in which round it is, and why', async () => {
  model.plan({ behaviours: ['refusal', 'slow'] });
  const { generationId, call } = await start('good');
  await eventually(async () => {
    const { items } = await find(generationId);
    expect(items[0]).toMatchObject({ state: 'asked', round: 2, flaws: [{ check: 'answer' }] });
  });
  await api.as('admin').delete(`/api/generation/runs/${generationId}`).expect(200);
  await call;
});

test('a generation is cancelled before anything is stored, and its question is free again', async () => {
  const { generationId, parentId, call } = await start();
  const { body } = await api.as('admin').delete(`/api/generation/runs/${generationId}`).expect(200);
  expect(body).toMatchObject({ state: 'cancelled', message: 'The generation was cancelled, and nothing was stored.' });
  const response = await call;
  expect(response?.status).toBe(409);
  expect(await response?.json()).toMatchObject({ success: false, message: body.message });
  await eventually(() => expect(model.aborted).toBe(1));
  expect(await generatedFrom(parentId)).toEqual([]);
  const again = { originalQuestionId: parentId, subject: 'ThinkingSkills' };
  await api.as('admin').post('/api/generate-questions').send(again).expect(200);
});

test('a generation of another process is cancelled too', async () => {
  const { generationId, parentId, call } = await start();
  // What the other process writes when it is asked to cancel.
  const records = api.connection.collection<{ _id: string }>('generations');
  await records.updateOne({ _id: generationId }, { $set: { isCancelRequested: true } });
  expect((await call)?.status).toBe(409);
  expect(await generatedFrom(parentId)).toEqual([]);
});

test('one that has ended cannot be cancelled', async () => {
  const { generationId, parentId, call } = await start('good');
  await call;
  const { body } = await api.as('admin').delete(`/api/generation/runs/${generationId}`).expect(200);
  expect(body.state).toBe('done');
  expect(await generatedFrom(parentId)).toHaveLength(4);
});

test('a name is used once', async () => {
  const { generationId, call } = await start('good');
  await call;
  const [other] = await api.addQuestions('ThinkingSkills', 1);
  const request = { originalQuestionId: other?.id, subject: 'ThinkingSkills', generationId };
  const { body } = await api.as('admin').post('/api/generate-questions').send(request).expect(409);
  expect(body.message).toBe('This generation has been started already. Reload the page to follow it.');
});

test('an unknown one is not found', () => api.as('admin').get('/api/generation/runs/nothing-here').expect(404));

test('one whose process died is ended, and its question is free again', async () => {
  const { generationId, parentId, call } = await start('good');
  await call;
  // As it stands when the process dies before its end.
  const died = {
    $set: { state: 'running', reportedAt: new Date(0), uniqueKey: `questions ${parentId}` },
    $unset: { endedAt: 1, message: 1 },
  } as const;
  await api.connection.collection<{ _id: string }>('generations').updateOne({ _id: generationId }, died);
  const request = { originalQuestionId: parentId, subject: 'ThinkingSkills' };
  await api.as('admin').post('/api/generate-questions').send(request).expect(409);
  await api.app.get(GenerationRecovery).run();
  expect(await find(generationId)).toMatchObject({ state: 'failed', message: expect.stringMatching(/half way/) });
  await api.as('admin').post('/api/generate-questions').send(request).expect(200);
});

test('a stop of the API ends what runs @long', async () => {
  const { generationId, call } = await start();
  await api.restart();
  await call;
  const message = 'The generation ended half way. Please start it again.';
  expect(await find(generationId)).toMatchObject({ state: 'cancelled', message });
  await eventually(() => expect(model.aborted).toBe(1));
});
