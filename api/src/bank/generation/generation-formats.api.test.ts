import { refusedItems, storedItems } from '@wattle/contract/generated-items';
import { generateExtract as extractEndpoint, generateQuestions, generationRun } from '@wattle/contract/generation';
import { optionsOf } from '@wattle/contract/options';
import { gapOf, gapsIn, parseTexts } from '@wattle/contract/question-format';
import { passageOf } from '../../../../scripts/testing/model-items';
import { call } from '../../../test/call';
import { aBlank, aGap, anExtractsQuestion, EXTRACTS, GAP_PASSAGE } from '../../../test/format-questions';
import { generateFrom, itemRequests, PASSAGE, schemaOf, useGeneration } from '../../../test/generation';
import type { TestApi } from '../../../test/start-api';
import type { QuestionRecord } from '../questions/question.schema';

const { model, running } = await useGeneration();
let api: TestApi;
beforeEach(() => {
  api = running.api;
});

const POEM = 'Rain\n\nThe rain came softly over the hill,\nand all of the birds in the garden were still.';
const PARENTS = {
  gap: aGap(1, 'G'),
  cloze: aBlank(1),
  extracts: anExtractsQuestion(),
  compare: anExtractsQuestion({
    format: 'compare',
    text: EXTRACTS.replace('Extract A', 'Text 1').replace('Extract B', 'Text 2'),
  }),
  poem: anExtractsQuestion({ format: 'poem', text: POEM }),
} as Record<string, object>;

async function addParent(format: string, changes: Partial<QuestionRecord> = {}) {
  const [parent] = await api.addQuestions('Reading', 1, { ...PARENTS[format], ...changes });
  return String(parent?._id);
}

async function generateExtract(extractId: string) {
  await api.connection.collection('generations').deleteMany({});
  const body = { extractId, subject: 'Reading', generationId: 'of-a-format' };
  return call(api.as('admin'), extractEndpoint, { body });
}

async function refusedOf(parentId: string, subject: string) {
  return (await call(api.as('admin'), refusedItems, { params: { id: parentId }, query: { subject } })).refusedItems;
}

describe('wrong turns', () => {
  it.each([
    ['Maths', 'Maths'],
    ['Thinking Skills @long', 'ThinkingSkills'],
  ] as const)('are stored with the question, one for each distractor: %s', async (_what, subject) => {
    const { body, parentId } = await generateFrom(api, subject);
    const { generatedQuestions = [] } = generateQuestions.response.parse(body);
    expect(generatedQuestions).toHaveLength(4);
    for (const question of generatedQuestions) {
      const distractors = optionsOf(question).filter(({ letter }) => letter !== question.correct_answer);
      expect(Object.keys(question.wrong_turns ?? {})).toEqual(distractors.map(({ letter }) => letter));
    }
    for (const { passed } of (
      await call(api.as('admin'), storedItems, { params: { id: parentId }, query: { subject } })
    ).items)
      expect(passed).toContain('wrongTurns');
  });

  it('that are missing are a flaw of their own, and the item is asked for again', async () => {
    model.plan({ behaviours: ['without-wrong-turns'], schema: 'questions' });
    const { body, parentId } = await generateFrom(api, 'Maths');
    expect(body.generatedQuestions).toHaveLength(4);
    const refused = await refusedOf(parentId, 'Maths');
    expect(refused.map(({ flaws }) => flaws.map(({ check }) => check))).toEqual(Array(4).fill(['wrongTurns']));
    const [, second] = itemRequests(model).map(({ messages }) => messages.at(-1)?.content ?? '');
    expect(second).toContain('Nothing says which mistake leads to option');
  });

  it('of a refused item are kept with it @long', async () => {
    model.plan({ behaviours: ['two-keys', 'two-keys', 'two-keys'], schema: 'questions' });
    const { parentId } = await generateFrom(api, 'Maths');
    const [refused] = await refusedOf(parentId, 'Maths');
    expect(Object.keys(refused?.wrong_turns ?? {}).length).toBeGreaterThanOrEqual(3);
  });

  it('are not asked for in Reading', async () => {
    const { body } = await generateFrom(api, 'Reading');
    for (const question of generateQuestions.response.parse(body).generatedQuestions ?? []) {
      expect(question).not.toHaveProperty('wrong_turns');
    }
  });
});

it('new questions are for the year level and the pool of the original one', async () => {
  const { body } = await generateFrom(api, 'Maths', { year_level: 6, pool: 'Free assessment' } as object);
  expect(body.generatedQuestions[0]).toMatchObject({ year_level: 6, pool: 'Free assessment' });
});

describe('new questions about a passage', () => {
  const LONG =
    'The ferry left the wharf at seven with six people on board, and Noah sat at the front of it alone. Nobody on the island knew yet that he was coming back after all those years away. The captain rang the bell twice as they passed the lighthouse on the rocks. A dog barked at them until they were out of its sight behind the point.';
  const TEXTS: Record<string, string> = {
    extracts: `Two trips\n\nExtract A\n\n${LONG}\n\nExtract B\n\nThe bus was late again, and the children waited under the old tree for it until noon.`,
    compare: `Two trips\n\nText 1\n\n${LONG}\n\nText 2\n\nThe bus was late again, and the children waited under the old tree for it until noon.`,
    poem: `A trip\n\n${LONG.replaceAll(', ', ',\n')}`,
  };

  it.each([
    ['extracts', 'extracts'],
    ['compare @long', 'compare'],
    ['poem @long', 'poem'],
  ])('keep its format: %s', async (_what, format) => {
    const parent = PARENTS[format] as { text: string };
    const text = TEXTS[format] ?? parent.text;
    const { status, body } = await generateFrom(api, 'Reading', { ...parent, text });
    expect(status).toBe(200);
    const { generatedQuestions = [] } = generateQuestions.response.parse(body);
    expect(generatedQuestions.length).toBeGreaterThan(0);
    for (const question of generatedQuestions) expect(question).toMatchObject({ format, text });
  });

  it.each([
    ['gap', 'gap'],
    ['blank', 'cloze'],
  ])('with a %s are refused, and the model is not asked', async (name, format) => {
    const { status, body } = await generateFrom(api, 'Reading', PARENTS[format]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      message: `A ${name} belongs to its set: generate a new text with its ${name}s.`,
    });
    expect(model.requests).toEqual([]);
  });
});

describe('a new passage with gaps', () => {
  it('comes with a question for each, all with the same sentences', async () => {
    const parentId = await addParent('gap', { year_level: 5 });
    const { extract_text = '', generatedQuestions = [], message } = await generateExtract(parentId);
    expect(message).toBe('6 questions were generated.');
    expect(gapsIn(extract_text)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(generatedQuestions.map(({ question = '' }) => gapOf(question))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(generatedQuestions.map(({ mcq_options }) => mcq_options)).size).toBe(1);
    expect(new Set(generatedQuestions.map(({ correct_answer }) => correct_answer)).size).toBe(6);
    for (const question of generatedQuestions) {
      expect(question).toMatchObject({ format: 'gap', text: extract_text, type: 'Generated', year_level: 5 });
      expect(optionsOf(question)).toHaveLength(7);
    }
    expect(
      (await call(api.as('admin'), generationRun, { params: { generationId: 'of-a-format' } })).items.map(
        ({ state }) => state,
      ),
    ).toEqual(Array(6).fill('stored'));
    const [request] = itemRequests(model);
    expect(request && schemaOf(request)).toBe('gap_set');
    expect(request?.messages.at(-1)?.content).toContain(JSON.stringify(GAP_PASSAGE).slice(1, -1));
  });

  const typesOf = async (ids: string[]) => {
    const stored = await api.connection.collection('questions').find({}).toArray();
    return stored.filter(({ _id }) => ids.includes(String(_id))).map(({ type }) => type);
  };

  it.each([
    [
      'finalized',
      'put',
      (id: string) => `questions/update-question/${id}?subject=Reading`,
      {},
      Array(6).fill('Finalized'),
    ],
    ['rejected', 'post', (id: string) => `generation/reject/${id}?subject=Reading`, { reason: 'Too easy' }, []],
  ] as const)('is %s as a whole', async (_what, method, path, body, types) => {
    const { generatedQuestions = [] } = await generateExtract(await addParent('gap'));
    const ids = generatedQuestions.map(({ id }) => id);
    await api
      .as('admin')
      [method](`/api/${path(ids[2] ?? '')}`)
      .send(body)
      .expect(200);
    expect(await typesOf(ids)).toEqual(types);
  });

  it('is finalized as a whole by an edit of one gap, and left as it is where the edit asks for Original', async () => {
    const { generatedQuestions = [] } = await generateExtract(await addParent('gap'));
    const ids = generatedQuestions.map(({ id }) => id);
    const edit = (type: string) =>
      api
        .as('admin')
        .put(`/api/questions/update-questions/${ids[2]}?subject=Reading`)
        .send({ ...generatedQuestions[2], explanation: 'It goes on with the lamp.', type });
    const { body: refused } = await edit('Original').expect(422);
    expect(refused.errors).toEqual([{ path: 'type', message: refused.message }]);
    expect(await typesOf(ids)).toEqual(Array(6).fill('Generated'));

    const { body } = await edit('Finalized').expect(200);
    expect(body.question).toMatchObject({ type: 'Finalized', explanation: 'It goes on with the lamp.' });
    expect(await typesOf(ids)).toEqual(Array(6).fill('Finalized'));
  });

  it('is rejected as a whole also where some of it are selected', async () => {
    const { generatedQuestions = [] } = await generateExtract(await addParent('gap'));
    const ids = generatedQuestions.map(({ id }) => id);
    const selection = { subject: 'Reading', ids: ids.slice(0, 2), reason: 'Too easy' };
    const { body } = await api.as('admin').post('/api/generation/reject-questions').send(selection).expect(200);
    expect(body).toMatchObject({ message: '6 questions were rejected.', unchanged: [] });
    expect(body.changed.toSorted()).toEqual(ids.toSorted());
    expect(await typesOf(ids)).toEqual([]);
  });

  it('is asked for again as a whole where one gap is refused', async () => {
    model.plan({ behaviours: ['repeated-sentence'], schema: 'gap_set' });
    const parentId = await addParent('gap');
    const { generatedQuestions = [] } = await generateExtract(parentId);
    expect(generatedQuestions).toHaveLength(6);
    const refused = await refusedOf(parentId, 'Reading');
    expect(refused).toHaveLength(6);
    for (const { format, flaws } of refused) {
      expect(format).toBe('gap');
      expect(flaws).toContainEqual({
        check: 'passageFormat',
        reason: expect.stringMatching(/^Sentence [A-G] goes into more than one gap\.$/),
      });
    }
    expect(itemRequests(model).map(schemaOf)).toEqual(['gap_set', 'gap_set']);
  });
});

describe('a new cloze', () => {
  it('comes with a question for each of its eight blanks, each with four options of its own', async () => {
    const parentId = await addParent('cloze', { year_level: 5 });
    const { extract_text = '', generatedQuestions = [], message } = await generateExtract(parentId);
    expect(message).toBe('8 questions were generated.');
    expect(generatedQuestions.map(({ question = '' }) => gapOf(question))).toEqual(gapsIn(extract_text));
    expect(new Set(generatedQuestions.map(({ mcq_options }) => mcq_options)).size).toBe(8);
    for (const question of generatedQuestions) {
      expect(question).toMatchObject({ format: 'cloze', text: extract_text, type: 'Generated', year_level: 5 });
      expect(optionsOf(question)).toHaveLength(4);
    }
    expect(itemRequests(model).map(schemaOf)).toEqual(['cloze']);
    await api
      .as('admin')
      .put(`/api/questions/update-question/${generatedQuestions[2]?.id}?subject=Reading`)
      .send({})
      .expect(200);
    expect(await api.connection.collection('questions').countDocuments({ type: 'Finalized' })).toBe(8);
  });

  it.each([
    [
      'a blank has three options @long',
      { behaviours: ['three-options'], schema: 'cloze' },
      'It has 3 options and not 4',
    ],
    ['a second solve disagrees', { behaviours: ['wrong-letter'], schema: 'second_solve' }, 'Another blank of this'],
  ] as const)('is asked for again as a whole where %s', async (_what, plan, reason) => {
    model.plan({ ...plan, behaviours: [...plan.behaviours] });
    const parentId = await addParent('cloze');
    const { generatedQuestions = [] } = await generateExtract(parentId);
    expect(generatedQuestions).toHaveLength(8);
    const refused = await refusedOf(parentId, 'Reading');
    expect(refused).toHaveLength(8);
    for (const { flaws } of refused)
      expect(flaws).toContainEqual({ check: 'passageFormat', reason: expect.stringContaining(reason) });
    expect(itemRequests(model).map(schemaOf)).toEqual(['cloze', 'cloze']);
  });
});

describe('a new passage of the format', () => {
  it.each([
    ['extracts', 'extracts'],
    ['compare @long', 'compare'],
  ] as const)('consists of texts that can be told apart: %s', async (_what, format) => {
    const { extract_text = '', generatedQuestions = [] } = await generateExtract(await addParent(format));
    expect(parseTexts(extract_text, format)?.texts.length).toBeGreaterThanOrEqual(2);
    expect(generatedQuestions).toHaveLength(4);
    for (const question of generatedQuestions) expect(question).toMatchObject({ format, text: extract_text });
    expect(itemRequests(model).map(schemaOf)).toContain('text_set');
  });

  it('poem has a title and lines', async () => {
    const { extract_text = '', generatedQuestions = [] } = await generateExtract(await addParent('poem'));
    const [title, empty, ...lines] = extract_text.split('\n');
    expect([title, empty]).toEqual(['Before breakfast', '']);
    expect(lines.filter((line) => line !== '').length).toBeGreaterThanOrEqual(8);
    expect(generatedQuestions).toHaveLength(4);
    for (const question of generatedQuestions) expect(question.format).toBe('poem');
  });
});

describe('a passage that the bank has already is refused with its reason, also with other names', () => {
  const expectRefused = async (parentId: string) => {
    const before = await api.connection.collection('questions').countDocuments({});
    const { success, message } = await generateExtract(parentId);
    expect({ success, message }).toEqual({
      success: false,
      message: 'No question passed the checks. Please try again.',
    });
    const refused = await refusedOf(parentId, 'Reading');
    expect(refused.length).toBeGreaterThanOrEqual(12);
    for (const { flaws } of refused)
      expect(flaws).toContainEqual({
        check: 'newPassage',
        reason: expect.stringMatching(/^Its passage repeats another one: “.+\.\.\.”\.$/),
      });
    expect(await api.connection.collection('questions').countDocuments({})).toBe(before);
  };

  it.each([
    ['gap', 'gap'],
    ['cloze @long', 'cloze'],
    ['extracts @long', 'extracts'],
    ['compare @long', 'compare'],
    ['poem @long', 'poem'],
  ])('%s', async (_what, format) => {
    const parentId = await addParent(format);
    expect((await generateExtract(parentId)).success).toBe(true);
    // The model writes one passage of the format, for other people and in other weather.
    await expectRefused(parentId);
  });

  it('a passage without a format', async () => {
    for (const index of [0, 1]) await api.addQuestions('Reading', 1, { text: passageOf(index, 'Noor', 'Ida') });
    const [parent] = await api.addQuestions('Reading', 1, { text: PASSAGE });
    await expectRefused(String(parent?._id));
  });
});
