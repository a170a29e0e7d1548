import { questionChangedSchema } from '@wattle/contract/question-changes';
import { aBlank, aGap, CLOZE_PASSAGE, GAP_PASSAGE, SENTENCES } from '../../../test/format-questions';
import { useApi } from '../../../test/start-api';

const running = useApi();
const admin = () => running.api.as('admin');
beforeEach(async () => {
  await running.api.connection.collection('questions').deleteMany({});
});

async function add(fields: object) {
  const { body } = await admin().post('/api/addQuestions/addReadingQuestions').send(fields).expect(201);
  return questionChangedSchema.required().parse(body).question;
}

const edit = (id: string, fields: object) =>
  admin().put(`/api/questions/update-questions/${id}?subject=Reading`).send(fields);

async function find(id: string) {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=Reading`).expect(200);
  return body;
}

describe('a gap of a passage', () => {
  const refusalOf = async (fields: object) => {
    const { body } = await admin().post('/api/addQuestions/addReadingQuestions').send(fields).expect(422);
    return body.errors;
  };

  it.each([
    [
      'has one question',
      aGap(1, 'C'),
      'question',
      'Gap 1 of this passage has its question already. Choose another gap.',
    ],
    [
      'takes no sentence of another one',
      aGap(2, 'B'),
      'correct_answer',
      'Sentence B already goes into gap 1. Choose another one.',
    ],
    [
      'has the sentences of the others',
      aGap(2, 'D', { mcq_options: SENTENCES.replace('ten', 'five') }),
      'mcq_options',
      'Gap 1 of this passage has other sentences. Use those: all gaps have the same.',
    ],
  ])('%s', async (_what, fields, path, message) => {
    await add(aGap(1, 'B'));
    expect(await refusalOf(fields)).toEqual([{ path, message }]);
  });

  it('that is a blank has one question, and options of its own', async () => {
    await add(aBlank(1));
    const message = 'Blank 1 of this passage has its question already. Choose another blank.';
    expect(await refusalOf(aBlank(1, { mcq_options: 'A in, B at' }))).toEqual([{ path: 'question', message }]);
    await add(aBlank(2, { mcq_options: 'A Then, B Still, C Once, D Yet' }));
  });

  it('keeps its own sentence when another one is edited', async () => {
    await add(aGap(1, 'B'));
    const { id } = await add(aGap(2, 'D'));
    await edit(id, aGap(2, 'B')).expect(422);
    await edit(id, aGap(2, 'E')).expect(200);
  });
});

describe('editing a set of gaps', () => {
  const shared = { isPassageShared: true };
  const addSet = async () => [await add(aGap(1, 'B')), await add(aGap(2, 'D'))] as const;

  it('changes passage and sentences of all of them', async () => {
    const [first, second] = await addSet();
    const other = await add(aGap(3, 'A', { text: `${GAP_PASSAGE} Or not.` }));
    const changes = { text: GAP_PASSAGE.replace('dark', 'light'), mcq_options: SENTENCES.replace('ten', 'five') };
    await edit(first.id, aGap(1, 'B', { ...changes, ...shared })).expect(200);
    for (const { id } of [first, second]) expect(await find(id)).toMatchObject(changes);
    expect((await find(second.id)).correct_answer).toBe('D');
    expect((await find(other.id)).mcq_options).toBe(SENTENCES);
  });

  it('keeps the keys with their sentences where these change places', async () => {
    const [first, second] = await addSet();
    const mcq_options = SENTENCES.replace(
      'D Nobody had asked, E Rain was coming',
      'D Rain was coming, E Nobody had asked',
    );
    await edit(first.id, aGap(1, 'B', { mcq_options, ...shared })).expect(200);
    expect(await find(second.id)).toMatchObject({ mcq_options, correct_answer: 'E' });
  });

  it('keeps wrong turns with their sentences, and drops those of sentences that are gone', async () => {
    const [first] = await addSet();
    const wrong_turns = { A: 'About the gate.', C: 'About the bell.', E: 'About the rain.' };
    const { id } = await add(aGap(3, 'G', { wrong_turns }));
    const mcq_options = SENTENCES.replace('A It had been there all along', 'A The bell was silent')
      .replace('C The bell was silent', 'C It had been there all along')
      .replace('Rain was coming', 'Rain came');
    await edit(first.id, aGap(1, 'B', { mcq_options, ...shared })).expect(200);
    expect((await find(id)).wrong_turns).toEqual({ A: 'About the bell.', C: 'About the gate.' });
  });

  it('is refused where the right sentence of another gap is reworded and a third one has its letter', async () => {
    const [{ id }, second] = await addSet();
    const mcq_options = SENTENCES.replace('D Nobody had asked', 'D Rain was coming').replace(
      'E Rain was coming',
      'E Nobody ever asked',
    );
    const { body } = await edit(id, aGap(1, 'B', { mcq_options, ...shared })).expect(422);
    expect(body.errors[0]).toMatchObject({ path: 'mcq_options', message: expect.stringContaining('gap 2') });
    for (const each of [id, second.id]) expect(await find(each)).toMatchObject({ version: 1, mcq_options: SENTENCES });
  });

  it('gives all of them its pool', async () => {
    const [first, second] = await addSet();
    await edit(first.id, aGap(1, 'B', { pool: 'Free assessment', ...shared })).expect(200);
    expect(await find(second.id)).toMatchObject({ pool: 'Free assessment' });
  });

  it('takes away the format of all of them, unless its sentences would read as options', async () => {
    const [gap] = await addSet();
    const { body } = await edit(gap.id, aGap(1, 'B', { format: '', ...shared })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'mcq_options', message: expect.stringContaining('“, F”') }]);
    const [first, second] = [await add(aBlank(1)), await add(aBlank(2))];
    await edit(first.id, aBlank(1, { format: '', ...shared })).expect(200);
    for (const { id } of [first, second]) expect(await find(id)).not.toHaveProperty('format');
  });

  it.each([
    ['text', { text: GAP_PASSAGE.replace('[2] ', '') }, 'The passage has no [2], where gap 2 is.'],
    ['mcq_options', { mcq_options: 'A one, B two, C three' }, 'There is no option D: the options end at C.'],
  ])('is refused at %s where another gap would be wrong, and changes nothing', async (path, changes, reason) => {
    const [{ id }, second] = await addSet();
    const { body } = await edit(id, aGap(1, 'B', { ...changes, ...shared })).expect(422);
    const message = `Another question about this passage would be wrong (“${second.question}”). Change that one first: ${reason}`;
    expect(body).toMatchObject({ message, errors: [{ path, message }] });
    expect(await find(id)).toMatchObject({ version: 1, text: GAP_PASSAGE });
  });
});

describe('editing a cloze', () => {
  it('changes the passage of all its blanks, and each keeps options, key and wrong turns of its own', async () => {
    const first = await add(aBlank(1));
    const own = { mcq_options: 'A Then, B Still, C Once, D Yet', correct_answer: 'C', wrong_turns: { A: 'Too late.' } };
    const second = await add(aBlank(2, own));
    const text = CLOZE_PASSAGE.replace('dark', 'light');
    await edit(first.id, aBlank(1, { text, mcq_options: 'A up, B on', isPassageShared: true })).expect(200);
    expect(await find(second.id)).toMatchObject({ text, ...own });
    const without = { text: text.replace('[2]', 'Then'), isPassageShared: true };
    const { body } = await edit(first.id, aBlank(1, without)).expect(422);
    expect(body.message).toContain('The passage has no [2], where blank 2 is.');
  });
});
