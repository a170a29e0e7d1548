import { nearDuplicates, questionList } from '@wattle/contract/bank';
import { questionChangedSchema } from '@wattle/contract/question-changes';
import sharp from 'sharp';
import { ADD_FORMS } from '../../../test/add-forms';
import { call } from '../../../test/call';
import {
  aBlank,
  aGap,
  anExtractsQuestion,
  aTurnedQuestion,
  GAP_PASSAGE,
  SENTENCES,
} from '../../../test/format-questions';
import { useApi } from '../../../test/start-api';

const running = useApi();
const admin = () => running.api.as('admin');
beforeEach(async () => {
  await running.api.connection.collection('questions').deleteMany({});
});

type Form = keyof typeof ADD_FORMS;

const post = (subject: Form, fields: object) => admin().post(`/api/addQuestions/${ADD_FORMS[subject]}`).send(fields);

async function add(subject: Form, fields: object) {
  const { body } = await post(subject, fields).expect(201);
  return questionChangedSchema.required().parse(body).question;
}

const edit = (id: string, subject: Form, fields: object) =>
  admin().put(`/api/questions/update-questions/${id}?subject=${subject}`).send(fields);

async function find(id: string, subject: Form) {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=${subject}`).expect(200);
  return body;
}

async function list(subject: Form, query: object) {
  return (await call(admin(), questionList, { params: { subject }, query })).questions.map(({ question }) => question);
}

const writing = { question: 'Write about this picture.', type: 'Original', exam_type: 'Weekly' };

describe('adding a question', () => {
  it.each(['Maths', 'ThinkingSkills', 'Reading'] as const)(
    'of %s keeps wrong turns, year level, pool and text format',
    async (subject) => {
      const { id } = await add(subject, aTurnedQuestion());
      expect(await find(id, subject)).toMatchObject(aTurnedQuestion());
    },
  );

  it.each([
    ['JSON', '{"A":"This stops one tram too early.","C":"This is the first tram."}'],
    ['a line for each', 'A: This stops one tram too early.\r\nC: This is the first\u0007 tram.'],
  ])('takes wrong turns as %s in a form', async (_as, wrong_turns) => {
    let request = admin().post('/api/addQuestions/addMathQuestions');
    const fields = { ...aTurnedQuestion(), wrong_turns };
    for (const [name, value] of Object.entries(fields)) request = request.field(name, String(value));
    const { body } = await request.expect(201);
    expect(body.question).toMatchObject(aTurnedQuestion());
  });

  it('leaves out what a form has left empty', async () => {
    const { id } = await add('Maths', aTurnedQuestion({ wrong_turns: '', year_level: '', pool: '', text_format: '' }));
    const found = await find(id, 'Maths');
    for (const field of ['wrong_turns', 'year_level', 'pool', 'text_format', 'format'])
      expect(found).not.toHaveProperty(field);
  });

  it.each([
    ['a gap whose key is G', aGap(2, 'G')],
    ['a blank', aBlank(2)],
    ['a blank with five options', aBlank(2, { mcq_options: 'A in, B on, C by, D at, E up', correct_answer: 'E' })],
    ['extracts', anExtractsQuestion()],
    ['two texts to compare', anExtractsQuestion({ format: 'compare', text: 'Text 1\n\nIt rained.\n\nText 2\n\nNo.' })],
    ['a poem', anExtractsQuestion({ format: 'poem', text: 'Rain\n\nIt rains\nand rains' })],
  ])('of %s keeps its format', async (_what, fields) => {
    const { id } = await add('Reading', fields);
    expect(await find(id, 'Reading')).toMatchObject(fields);
  });

  it('of Writing takes a picture, and may have a topic, a level and an explanation', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c6a4d' } }).png();
    let request = admin().post('/api/addQuestions/addWritingQuestions');
    const fields = {
      ...writing,
      category: 'Story',
      level: 'Easy',
      explanation: 'A good story has an end.',
      year_level: '6',
    };
    for (const [name, value] of Object.entries(fields)) request = request.field(name, value);
    const { body } = await request.attach('image_data', await picture.toBuffer(), 'picture.png').expect(201);
    expect(body.question).toMatchObject({
      ...fields,
      year_level: 6,
      image_data: expect.stringMatching(/^\/api\/images/),
    });
  });

  it('of Writing needs neither topic nor level nor explanation', async () => {
    const { id } = await add('Writing', { ...writing, category: '', level: '', explanation: '' });
    const found = await find(id, 'Writing');
    for (const field of ['category', 'level', 'explanation', 'image_data']) expect(found).not.toHaveProperty(field);
  });

  it.each<[string, string, object, string]>([
    [
      'a stem without its gap',
      'question',
      { question: 'Which one?' },
      'The question names its gap, such as: Which sentence goes into gap 1?',
    ],
    ['a gap that is not there', 'text', { question: 'Gap 9?' }, 'The passage has no [9], where gap 9 is.'],
    ['a gap without a passage', 'text', { text: '' }, 'A question of this format needs its passage.'],
    [
      'a key beyond the sentences',
      'correct_answer',
      { correct_answer: 'H' },
      'There is no option H: the options end at G.',
    ],
    [
      'a sentence that reads like two',
      'mcq_options',
      { mcq_options: 'A one, B two, B three, C four' },
      'Sentence B has “, B” in it, which reads like another sentence of the list.',
    ],
    [
      'sentences out of order',
      'mcq_options',
      { mcq_options: 'A one, B two, D three, C four', correct_answer: 'A' },
      'Sentence B has “, D” in it, which reads like another sentence of the list.',
    ],
    [
      'a key beyond E without its format',
      'correct_answer',
      { format: '', correct_answer: 'F' },
      'There is no option F: the options end at E.',
    ],
    [
      'texts that are not marked',
      'text',
      { format: 'compare' },
      'Each of the two texts begins with a line of its own: Text 1 and Text 2.',
    ],
    [
      'a stem without its blank',
      'question',
      { format: 'cloze', question: 'Which one?', mcq_options: 'A on, B by, C at' },
      'The question names its blank, such as: Which word or phrase best fits blank 1?',
    ],
    [
      'a blank that is not there',
      'text',
      { format: 'cloze', question: 'Blank 9?', mcq_options: 'A on, B by, C at' },
      'The passage has no [9], where blank 9 is.',
    ],
    [
      'a format that there is not',
      'format',
      { format: 'crossword' },
      'Format is gap, cloze, extracts, compare or poem.',
    ],
    ['a wrong turn of the key', 'wrong_turns', { wrong_turns: { C: 'Why?' } }, 'There is no wrong option C.'],
    ['a year level that there is not', 'year_level', { year_level: 3 }, 'Year level is 4, 5, 6 or 7.'],
    ['a pool that there is not', 'pool', { pool: 'Both' }, 'Pool is Tests or Free assessment.'],
  ])('refuses %s at the field %s', async (_what, field, changes, sentence) => {
    const { body, status } = await post('Reading', aGap(1, 'C', changes));
    expect([400, 422]).toContain(status);
    expect(body.errors).toContainEqual({ path: field, message: sentence });
  });
});

describe('editing a question', () => {
  it('that is a gap works for a client that knows only the documented fields', async () => {
    const { id } = await add('Reading', aGap(1, 'F', { year_level: 5 }));
    const { format, text, ...documented } = aGap(1, 'G');
    await edit(id, 'Reading', { ...documented, text }).expect(200);
    await edit(id, 'Reading', { ...documented, level: 'Easy' }).expect(200);
    const kept = { format: 'gap', correct_answer: 'G', text: GAP_PASSAGE, year_level: 5, level: 'Easy' };
    expect(await find(id, 'Reading')).toMatchObject(kept);
    const { body } = await edit(id, 'Reading', { ...documented, question: 'Which one?' }).expect(422);
    expect(body.errors[0].path).toBe('question');
  });

  it('removes what is sent empty', async () => {
    const { id } = await add('Reading', aTurnedQuestion({ format: 'poem', text: 'Rain\n\nIt rains' }));
    await edit(
      id,
      'Reading',
      aTurnedQuestion({ format: '', year_level: '', pool: '', text_format: '', wrong_turns: '' }),
    ).expect(200);
    const found = await find(id, 'Reading');
    for (const field of ['format', 'year_level', 'pool', 'text_format', 'wrong_turns'])
      expect(found).not.toHaveProperty(field);
    expect(found.text).toBe('Rain\n\nIt rains');
  });

  it.each([
    ['moves the key', { correct_answer: 'A' }, { C: 'This is the first tram.' }],
    ['removes an option', { mcq_options: 'A 8:24, B 8:36' }, { A: 'This stops one tram too early.' }],
    ['does both', { mcq_options: 'A 8:24, B 8:36', correct_answer: 'A' }, undefined],
    [
      'moves the options',
      { mcq_options: 'A 8:12, B 8:36, C 8:24' },
      { A: 'This is the first tram.', C: 'This stops one tram too early.' },
    ],
    ['rewords an option', { mcq_options: 'A 8:25, B 8:36, C 8:12' }, { C: 'This is the first tram.' }],
    ['changes nothing of it', {}, aTurnedQuestion().wrong_turns],
  ])('that %s keeps the wrong turns of what is a distractor still', async (_what, changes, expected) => {
    const { id } = await add('Maths', aTurnedQuestion());
    await edit(id, 'Maths', aTurnedQuestion({ ...changes, wrong_turns: undefined })).expect(200);
    expect((await find(id, 'Maths')).wrong_turns).toEqual(expected);
  });

  it('records what it did to the wrong turns', async () => {
    const { id } = await add('Maths', aTurnedQuestion());
    await edit(id, 'Maths', aTurnedQuestion({ wrong_turns: { A: 'One tram too early.' } })).expect(200);
    const { body } = await admin().get(`/api/questions/history/${id}?subject=Maths`).expect(200);
    expect(body.history[0].changes).toEqual([
      {
        field: 'wrong_turns',
        before: 'A: This stops one tram too early.\nC: This is the first tram.',
        after: 'A: One tram too early.',
      },
    ]);
  });
});

describe('the list of questions', () => {
  it('is filtered by format and by pool', async () => {
    await add('Reading', aGap(1, 'B'));
    await add('Reading', aTurnedQuestion());
    await add('Reading', aTurnedQuestion({ question: 'Who rings the bell?', pool: 'Tests' }));
    const [gap, tram, bell] = ['Which sentence goes into gap 1?', aTurnedQuestion().question, 'Who rings the bell?'];
    expect(await list('Reading', { format: 'gap' })).toEqual([gap]);
    expect(await list('Reading', { pool: 'Free assessment' })).toEqual([tram]);
    expect(await list('Reading', { pool: 'Tests' })).toEqual([gap, bell]);
    const page = async (query: object) =>
      (
        await admin()
          .get('/api/questions/Reading')
          .query({ page: 1, ...query })
          .expect(200)
      ).body.total;
    expect([await page({}), await page({ format: 'gap' }), await page({ pool: 'Tests' })]).toEqual([3, 1, 2]);
    await admin().get('/api/questions/Reading?format=crossword').expect(400);
  });
});

describe('near-duplicates', () => {
  const nearTo = async (gap: number) => {
    const typed = { subject: 'Reading', format: 'gap', text: GAP_PASSAGE, mcq_options: SENTENCES } as const;
    const question = `Which sentence goes into gap ${gap}?`;
    const { questions } = await call(admin(), nearDuplicates, { body: { ...typed, question } });
    return questions.map((each) => each.question);
  };

  it('of a blank are the same blank, and not the others of its passage', async () => {
    for (const blank of [1, 2]) await add('Reading', aBlank(blank));
    const { question, mcq_options, text } = aBlank(2);
    const typed = { subject: 'Reading', format: 'cloze', question, mcq_options, text } as const;
    const { questions } = await call(admin(), nearDuplicates, { body: typed });
    expect(questions.map((each) => each.question)).toEqual([aBlank(2).question]);
  });

  it('of a gap are the same gap, and not the others of its passage', async () => {
    for (const [index, key] of ['B', 'D'].entries()) await add('Reading', aGap(index + 1, key));
    expect(await nearTo(2)).toEqual(['Which sentence goes into gap 2?']);
    expect(await nearTo(3)).toEqual([]);
  });
});
