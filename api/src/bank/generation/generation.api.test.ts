import { generateExtract, generateQuestions, generationStatus } from '@wattle/contract/generation';
import { parseOptions } from '@wattle/contract/options';
import { call } from '../../../test/call';
import { generateFrom, itemRequests, PASSAGE, schemaOf, useGeneration } from '../../../test/generation';

const { model, running } = await useGeneration();
let api: typeof running.api;
beforeEach(() => {
  api = running.api;
});

test.each(['Maths', 'ThinkingSkills', 'Reading'] as const)(
  'four %s questions are generated from one',
  async (subject) => {
    // The model answers alike to the same question; of others it may propose one more that the checks refuse.
    const { status, body, parentId } = await generateFrom(api, subject, { question: 'Which of these is true?' });
    expect(status).toBe(200);
    const { success, message, generatedQuestions = [] } = generateQuestions.response.parse(body);
    expect({ success, message }).toEqual({ success: true, message: '4 questions were generated.' });
    expect(generatedQuestions).toHaveLength(4);
    for (const question of generatedQuestions) {
      expect(question).toMatchObject({ type: 'Generated', parent_question_id: parentId, level: 'Easy' });
      expect(parseOptions(question.mcq_options ?? '').map(({ letter }) => letter)).toContain(question.correct_answer);
      expect(question.text).toBe(subject === 'Reading' ? PASSAGE : undefined);
    }
    const path = `/api/questions/generated/${parentId}?subject=${subject}`;
    const { body: listed } = await api.as('admin').get(path).expect(200);
    expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(generatedQuestions.map(({ id }) => id).sort());
  },
);

test('further questions about a new extract are asked for like one that belongs to it', async () => {
  const [parent] = await api.addQuestions('Reading', 1, { text: PASSAGE });
  model.plan({ behaviours: ['two-keys-in-the-first'], schema: 'extract' });
  const { generatedQuestions = [], extract_text } = await call(api.as('admin'), generateExtract, {
    body: { extractId: String(parent?.id), subject: 'Reading' },
  });
  expect(new Set(generatedQuestions.map(({ text }) => text))).toEqual(new Set([extract_text]));
  const [first, second] = itemRequests(model).map(({ messages }) => messages.at(-1)?.content ?? '');
  expect(first).toContain(PASSAGE.slice(0, 60));
  expect(second).not.toContain(PASSAGE.slice(0, 60));
  expect(second).toContain(JSON.stringify(generatedQuestions[0]?.mcq_options));
});

test('writing tasks are generated without options', async () => {
  const { body } = await generateFrom(api, 'Writing', { question: 'Describe a storm at sea.' });
  expect(body.generatedQuestions).toHaveLength(4);
  expect(body.generatedQuestions[0]).toMatchObject({ type: 'Generated', subject: 'Writing' });
  expect(body.generatedQuestions[0]).not.toHaveProperty('mcq_options');
});

test('an extract comes with questions about it, which are kept together', async () => {
  const [parent] = await api.addQuestions('Reading', 1, { text: PASSAGE });
  const { body } = await api
    .as('admin')
    .post('/api/extract-generate-questions')
    .send({ extractId: parent?.id, subject: 'Reading' })
    .expect(200);
  const { success, extract_id, extract_text, generatedQuestions = [] } = generateExtract.response.parse(body);
  expect(success).toBe(true);
  expect(extract_text?.length).toBeGreaterThan(200);
  expect(extract_text).not.toBe(PASSAGE);
  expect(new Set(generatedQuestions.map(({ text }) => text))).toEqual(new Set([extract_text]));
  // A further generation from the same question stands beside it, and is not listed with the extract.
  await api
    .as('admin')
    .post('/api/generate-questions')
    .send({ originalQuestionId: parent?.id, subject: 'Reading' })
    .expect(200);
  const { body: listed } = await api
    .as('admin')
    .get(`/api/questions/generated/${parent?.id}?subject=Reading&extractQuestionId=${extract_id}`)
    .expect(200);
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(generatedQuestions.map(({ id }) => id).sort());
});

test('a generated question is served to a child once it is finalized, and not before', async () => {
  const { body } = await generateFrom(api, 'Maths');
  const ids: string[] = body.generatedQuestions.map(({ id }: { id: string }) => id);
  const served = async () => {
    const student = await api.addStudent();
    const { body: opened } = await student.client().get('/api/test/subject-test/maths').expect(200);
    return (opened.questions as { id: string }[]).map(({ id }) => id).filter((id) => ids.includes(id));
  };
  expect(await served()).toEqual([]);
  await api.as('admin').put(`/api/questions/update-question/${ids[1]}?subject=Maths`).expect(200);
  expect(await served()).toEqual([ids[1]]);
});

test('the answer is bound to a strict schema, and the model is named by the settings', async () => {
  await generateFrom(api, 'Maths');
  const [request] = itemRequests(model);
  expect(request?.model).toBe('wattle-test-model');
  expect(request?.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { strict: true, schema: { required: ['questions'], additionalProperties: false } },
  });
});

test('a second solve of each Maths question sees neither key nor explanation nor parent', async () => {
  const { body } = await generateFrom(api, 'Maths', { question: 'How long is the jetty at Bermagui?' });
  const solves = model.requests.map(({ body: sent }) => sent).filter((sent) => schemaOf(sent) === 'second_solve');
  expect(solves).toHaveLength(4);
  for (const { question, explanation } of body.generatedQuestions) {
    const sent = JSON.stringify(solves.find(({ messages }) => messages[1]?.content.includes(JSON.stringify(question))));
    expect(sent).toBeDefined();
    expect(sent).not.toContain(explanation);
    expect(sent).not.toContain('Bermagui');
    expect(sent).not.toContain('correct_answer');
  }
});

test('nothing about a child or about staff goes to the model', async () => {
  const student = await api.addStudent();
  await student.client().get('/api/test/subject-test/maths');
  const fields = { createdBy: 'secret-admin', updatedBy: 'secret-admin', source: 'row 3 of secret-file.xlsx' };
  await generateFrom(api, 'Maths', fields as object);
  const sent = JSON.stringify(model.requests);
  expect(model.requests.length).toBeGreaterThan(0);
  expect(sent).not.toContain(student.username);
  expect(sent).not.toContain(student.id);
  expect(sent).not.toMatch(/secret-|test-admin/);
});

test('says which model is used, that it is the test server, and how many were started today', async () => {
  const { body: before } = await api.as('admin').get('/api/generation/status').expect(200);
  await generateFrom(api, 'Maths');
  expect(await call(api.as('admin'), generationStatus)).toEqual({
    isConfigured: true,
    isTestServer: true,
    model: 'wattle-test-model',
    dailyCap: 200,
    usedToday: before.usedToday + 1,
  });
});

test.each([
  ['a question that is not there', 'generate-questions', { originalQuestionId: 'f'.repeat(24), subject: 'Maths' }, 404],
  [
    'an extract that is not there',
    'extract-generate-questions',
    { extractId: 'f'.repeat(24), subject: 'Reading' },
    404,
  ],
  ['an operator in place of an id', 'generate-questions', { originalQuestionId: { $gt: '' }, subject: 'Maths' }, 400],
  ['a subject that is none', 'generate-questions', { originalQuestionId: 'f'.repeat(24), subject: 'Latin' }, 400],
])('refuses %s before the model is asked', async (_what, path, request, status) => {
  const { body } = await api.as('admin').post(`/api/${path}`).send(request).expect(status);
  expect(body).toMatchObject({ statusCode: status, success: false });
  expect(model.requests).toEqual([]);
});

test('a question without a passage has no extract, in the published words', async () => {
  const [parent] = await api.addQuestions('Reading', 1);
  const request = { extractId: parent?.id, subject: 'Reading' };
  const { body } = await api.as('admin').post('/api/extract-generate-questions').send(request).expect(404);
  expect(body).toEqual({
    statusCode: 404,
    success: false,
    message: 'No text found for this extractId in the selectively_extract table. Please try again.',
  });
});

test.each([
  ['a student', 403],
  ['nobody', 401],
])('%s may not generate', async (who, status) => {
  const client = who === 'nobody' ? api.anybody() : api.as('student');
  const request = { originalQuestionId: 'f'.repeat(24), subject: 'Maths' };
  await client.post('/api/generate-questions').send(request).expect(status);
  await client.post('/api/extract-generate-questions').send(request).expect(status);
});

test('without a key both calls say so, and nothing is asked', async () => {
  await api.restart({ OPENAI_API_KEY: undefined });
  const [parent] = await api.addQuestions('Reading', 1, { text: PASSAGE });
  const requests = {
    'generate-questions': { originalQuestionId: parent?.id, subject: 'Reading' },
    'extract-generate-questions': { extractId: parent?.id, subject: 'Reading' },
  };
  for (const [path, request] of Object.entries(requests)) {
    const { body, headers } = await api.as('admin').post(`/api/${path}`).send(request).expect(503);
    expect(body).toEqual({ statusCode: 503, success: false, message: 'Question generation is not configured.' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const { body } = await api.as('admin').get('/api/generation/status').expect(200);
  expect(body).toMatchObject({ isConfigured: false, isTestServer: false });
  expect(model.requests).toEqual([]);
});
