import { type NearDuplicateQuery, nearDuplicates, questionCounts, questionList, topics } from '@wattle/contract/bank';
import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { errorBodySchema } from '@wattle/contract/primitives';
import {
  finalizeQuestions,
  questionChangedSchema,
  questionHistory,
  selectionChangedSchema,
} from '@wattle/contract/question-changes';
import { Types } from 'mongoose';
import sharp from 'sharp';
import type { Response } from 'supertest';
import { ADD_FORMS } from '../../../test/add-forms';
import { call } from '../../../test/call';
import { useApi } from '../../../test/start-api';

const running = useApi();
const admin = () => running.api.as('admin');

const fields = {
  question: 'A tram leaves every 12 minutes. When is the third?',
  mcq_options: 'A 8:24, B 8:36, C 1,000 minutes later',
  correct_answer: 'B',
  explanation: 'Count on in twelves.',
  level: 'Easy',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Time',
};
const writing = { question: 'Describe a storm at sea.', type: 'Original', exam_type: 'Weekly' };

const fieldsOf = (subject: Subject) => (subject === 'Writing' ? writing : fields);

async function add(subject: Subject = 'Maths', changes: object = {}) {
  const { body } = await admin()
    .post(`/api/addQuestions/${ADD_FORMS[subject]}`)
    .send({ ...fieldsOf(subject), ...changes })
    .expect(201);
  return questionChangedSchema.required().parse(body).question;
}

const edit = (id: string, changes: object, subject = 'Maths') =>
  admin()
    .put(`/api/questions/update-questions/${id}?subject=${subject}`)
    .send({ ...fields, ...changes });

async function find(id: string, subject: Subject = 'Maths') {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=${subject}`).expect(200);
  return body;
}

async function historyOf(id: string, subject: Subject = 'Maths') {
  return (await call(admin(), questionHistory, { params: { id }, query: { subject } })).history;
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1c6a4d' } })
    .png()
    .toBuffer();

describe('adding a question', () => {
  it.each(Object.keys(ADD_FORMS) as Subject[])('of %s puts it into the bank, with what was typed', async (subject) => {
    const added = await add(subject);
    expect(await find(added.id, subject)).toMatchObject({ ...fieldsOf(subject), subject: SUBJECT_NAMES[subject] });
    const { questions } = await call(admin(), questionList, { params: { subject } });
    expect(questions.map(({ id }) => id)).toContain(added.id);
  });

  it.each(['addMathQuestions', 'addThinkingSkillQuestions', 'addReadingQuestions'])(
    '%s takes a form with a picture',
    async (form) => {
      let request = admin().post(`/api/addQuestions/${form}`);
      for (const [name, value] of Object.entries(fields)) request = request.field(name, value);
      const { body } = await request
        .attach('image_data', await picture(), 'tram.png')
        .field('image_description', 'A tram stop.')
        .expect(201);
      expect(body.message).toBe('Question added successfully');
      await running.api.anybody().get(body.question.image_data).expect(200).expect('Content-Type', 'image/webp');
    },
  );

  it.each([
    ['base64', async () => (await picture()).toString('base64')],
    ['a data address', async () => `data:image/png;base64,${(await picture()).toString('base64')}`],
  ])('stores a picture that comes as %s', async (_as, encoded) => {
    const { image_data } = await add('Reading', { image_data: await encoded() });
    expect(image_data).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
  });

  it('keeps the https address of a picture as it is, and fetches nothing', async () => {
    const address = 'https://pictures.example/tram.png';
    expect((await add('Maths', { image_data: address })).image_data).toBe(address);
  });

  it.each([
    [{ mcq_options: 'A 1; B 2' }, 'MCQ Options must be in the correct format: A option, B option, C option, D option'],
    [{ mcq_options: '1, 2, 3' }, 'MCQ Options must be in the correct format: A option, B option, C option, D option'],
    [{ correct_answer: 'b' }, 'Correct Answer must be in the format: A or B or C or D'],
    [{ correct_answer: 'BC' }, 'Correct Answer must be in the format: A or B or C or D'],
    [{ correct_answer: 'E' }, 'There is no option E: the options end at C.'],
    [{ explanation: '' }, 'Explanation is required.'],
    [{ question: ' ' }, 'Question is required.'],
    [{ category: undefined }, 'Category is required.'],
    [{ level: 'Hard' }, 'Level is Easy, Medium or Difficult.'],
    [
      { image_data: 'javascript:alert(1)' },
      'A picture is a PNG, JPEG, WebP or GIF file, or an address that begins with https://.',
    ],
    [
      { image_data: 'http://127.0.0.1/x.png' },
      'A picture is a PNG, JPEG, WebP or GIF file, or an address that begins with https://.',
    ],
  ])('refuses %j with a sentence', async (changes, sentence) => {
    const { body, status } = await admin()
      .post('/api/addQuestions/addMathQuestions')
      .send({ ...fields, ...changes });
    expect([400, 422]).toContain(status);
    expect(body.message).toBe(sentence);
    expect(body.errors[0].path).toBe(Object.keys(changes)[0]);
  });

  it('refuses two options that say the same, unless it is a draft', async () => {
    const equal = { ...fields, question: 'What is 1 + 1?', mcq_options: 'A 2, B 2, C 3' };
    const { body } = await admin().post('/api/addQuestions/addMathQuestions').send(equal).expect(422);
    expect(body.errors).toEqual([
      { path: 'mcq_options', message: 'Options A and B are both “2”. Change one of them.' },
    ]);
    await admin()
      .post('/api/addQuestions/addMathQuestions')
      .send({ ...equal, type: 'Draft' })
      .expect(201);
  });

  it('asks about a topic that is most likely misspelt, as an edit and a bulk change do, and takes it confirmed', async () => {
    const message = 'There is no topic “Divsion”. Did you mean Division? Correct or confirm it.';
    const fault = { path: 'category', message, correction: 'Division', canConfirm: true };
    const added = { ...fields, question: 'How many dozens are 144?', category: 'Divsion' };
    const post = (form: object) => admin().post('/api/addQuestions/addMathQuestions').send(form);
    expect((await post(added).expect(422)).body).toMatchObject({ message, errors: [fault] });
    const { id } = await add('Maths', { ...added, category: 'Time' });
    expect((await edit(id, added).expect(422)).body.errors).toEqual([fault]);
    const selection = { subject: 'Maths', ids: [id], changes: { category: 'Divsion' } };
    const change = (body: object) => admin().post('/api/questions/change-questions').send(body);
    expect((await change(selection).expect(422)).body.errors).toEqual([fault]);
    expect((await find(id)).category).toBe('Time');
    await change({ ...selection, confirmed: true }).expect(200);
    await edit(id, added).expect(200);
    await post({ ...added, question: 'How many scores are 80?', confirmed: 'true' }).expect(201);
    // A topic that is like no other is taken, as documented.
    await post({ ...added, question: 'Which knot?', category: 'Sailing' }).expect(201);
  });

  it('refuses a form whose picture is none', async () => {
    const request = admin().post('/api/addQuestions/addMathQuestions').field('question', 'What is 2 + 2?');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { body } = await request.attach('image_data', svg, 'picture.png').expect(422);
    expect(body.message).toBe('This is not a PNG, JPEG, WebP or GIF picture. Please choose another one.');
  });
});

describe('editing a question', () => {
  it('changes what was typed and records who changed what', async () => {
    const { id } = await add();
    const { body } = await edit(id, { level: 'Difficult', correct_answer: 'C' }).expect(200);
    expect(body).toMatchObject({
      message: 'Question updated successfully',
      question: { version: 2, level: 'Difficult' },
    });
    expect(await historyOf(id)).toMatchObject([
      {
        version: 2,
        by: 'test-admin',
        action: 'edited',
        changes: [
          { field: 'correct_answer', before: 'B', after: 'C' },
          { field: 'level', before: 'Easy', after: 'Difficult' },
        ],
      },
      { version: 1, by: 'test-admin', action: 'added', changes: [] },
    ]);
  });

  it('keeps a drawing with what it explains, or where the edit sends it, and restores it', async () => {
    const drawing = { explanation_image: 'https://pictures.example/a.png', explanation_image_description: 'Bars.' };
    const { id } = await add('Maths', drawing);
    const drawn = async (changes: object) =>
      (await edit(id, changes).expect(200)).body.question.explanation_image ?? null;
    expect(await drawn({ level: 'Medium' })).toBe(drawing.explanation_image);
    expect(await drawn({ explanation: 'Otherwise.', ...drawing })).toBe(drawing.explanation_image);
    expect(await drawn({ explanation: 'Another way.' })).toBeNull();
    const uploaded = await drawn({ explanation_image: (await picture()).toString('base64') });
    expect(uploaded).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    expect(await drawn({ explanation_image: '' })).toBeNull();
    await admin().put(`/api/questions/restore-version/${id}/2?subject=Maths&latest=6`).expect(200);
    expect(await find(id)).toMatchObject(drawing);
    const { body } = await edit(id, { explanation_image: 'javascript:alert(1)' }).expect(422);
    expect(body.errors[0].path).toBe('explanation_image');
  });

  it('keeps a faster method with what it explains, or where the edit sends it', async () => {
    const faster_method = 'Estimate: it is a little more than half.';
    const { id } = await add('Maths', { faster_method });
    const methodAfter = async (changes: object) => (await edit(id, changes).expect(200)).body.question.faster_method;
    expect(await methodAfter({ level: 'Medium' })).toBe(faster_method);
    expect(await methodAfter({ explanation: 'Otherwise.', faster_method })).toBe(faster_method);
    expect(await methodAfter({ explanation: 'Another way.' })).toBeUndefined();
    const { body } = await edit(id, { faster_method: 'x'.repeat(1_001) }).expect(400);
    expect(body.errors[0].path).toBe('faster_method');
  });

  it('takes a form with another picture, keeps the picture without one, and removes it for an empty text', async () => {
    const { id } = await add();
    let request = admin().put(`/api/questions/update-questions/${id}?subject=Maths`);
    for (const [name, value] of Object.entries(fields)) request = request.field(name, value);
    const { body } = await request.attach('image_data', await picture(), 'tram.png').expect(200);
    const { image_data } = body.question;
    expect(image_data).toMatch(/^\/api\/images\//);
    expect((await edit(id, { level: 'Medium' }).expect(200)).body.question.image_data).toBe(image_data);
    expect((await edit(id, { image_data: '' }).expect(200)).body.question.image_data).toBeUndefined();
  });

  it('chooses skills by name or id, keeps those that it leaves out, and removes them for an empty text', async () => {
    const { id } = await add('Maths', { skills: 'Rates; maths-speed' });
    expect(await find(id)).toMatchObject({ skills: ['maths-rates', 'maths-speed'] });
    await edit(id, {}).expect(200);
    expect(await find(id)).toMatchObject({ skills: ['maths-rates', 'maths-speed'] });
    await edit(id, { skills: ['lengths', 'Ratio'] }).expect(422);
    await edit(id, { skills: ['maths-lengths-of-time', 'ratio', 'maths-rates', 'maths-speed'] }).expect(422);
    await edit(id, { skills: 'Clocks and lengths of time' }).expect(200);
    const [entry] = await historyOf(id);
    expect(entry?.changes).toEqual([{ field: 'skills', before: 'Rates; Speed', after: 'Clocks and lengths of time' }]);
    await edit(id, { skills: '' }).expect(200);
    expect(await find(id)).not.toHaveProperty('skills');
    const latest = await find(id);
    const restored = `/api/questions/restore-version/${id}/1?subject=Maths&latest=${latest.version}`;
    await admin().put(restored).expect(200);
    expect(await find(id)).toMatchObject({ skills: ['maths-rates', 'maths-speed'] });
  });

  it('of a version that somebody else has changed meanwhile is refused, and says who it was', async () => {
    const { id, version } = await add();
    await edit(id, { level: 'Medium', version }).expect(200);
    const { body } = await edit(id, { level: 'Difficult', version }).expect(409);
    expect(body.message).toBe('test-admin has changed this question since you opened it. Nothing of yours is lost.');
    expect(await find(id)).toMatchObject({ level: 'Medium', version: 2 });
  });

  it('without a version counts last, and both are recorded', async () => {
    const { id } = await add();
    await edit(id, { level: 'Medium' }).expect(200);
    await edit(id, { level: 'Difficult' }).expect(200);
    expect(await historyOf(id)).toHaveLength(3);
  });

  it('that changes nothing is no new version', async () => {
    const { id } = await add();
    expect((await edit(id, {}).expect(200)).body.question.version).toBe(1);
  });

  it('of a passage reaches all questions about it where that is wanted', async () => {
    const passage = 'The lamp had to be wound.';
    const [first, second] = [
      await add('Reading', { text: passage }),
      await add('Reading', { text: passage, level: 'Medium' }),
    ];
    const corrected = 'The lamp had to be wound every night.';
    await edit(first.id, { text: corrected, isPassageShared: 'true' }, 'Reading').expect(200);
    expect(await find(second.id, 'Reading')).toMatchObject({ text: corrected, level: 'Medium', version: 2 });
  });

  it('takes the passage away from a draft, but from no published question', async () => {
    const { id } = await add('Reading', { text: 'The lamp had to be wound.' });
    const { body } = await edit(id, { text: '' }, 'Reading').expect(422);
    const message = 'A published Reading question needs its passage. Put it back, or delete the question.';
    expect(body.errors).toEqual([{ path: 'text', message }]);
    const draft = await add('Reading', { text: 'It was wound.', type: 'Draft' });
    await edit(draft.id, { text: '', type: 'Draft' }, 'Reading').expect(200);
  });

  it.each([
    ['Maths', { level: undefined }],
    ['Maths', { category: '' }],
    ['Maths', { version: 'two' }],
    ['Reading', { category: undefined }],
  ])('of %s requires its fields: %j', async (subject, changes) => {
    const { id } = await add(subject as Subject);
    expect([400, 422]).toContain((await edit(id, changes, subject)).status);
  });

  it('keeps line breaks as they were, although forms of browsers send others', async () => {
    const passage = 'The lamp had to be wound.\nEvery night.';
    const [first, second] = [await add('Reading', { text: passage }), await add('Reading', { text: passage })];
    const inForm = passage.replaceAll('\n', '\r\n');
    await edit(first.id, { text: inForm, level: 'Difficult' }, 'Reading').expect(200);
    expect(await find(first.id, 'Reading')).toMatchObject({ text: passage });
    expect((await historyOf(first.id, 'Reading'))[0]?.changes).toMatchObject([{ field: 'level' }]);
    const corrected = `${passage}\nAlways.`;
    await edit(first.id, { text: corrected, isPassageShared: 'true' }, 'Reading').expect(200);
    expect(await find(second.id, 'Reading')).toMatchObject({ text: corrected });
  });

  it('leaves out what no page can show', async () => {
    const { id } = await add('Maths', { question: 'When\u0000 is it\ud800 due?\ufffe' });
    expect(await find(id)).toMatchObject({ question: 'When is it due?' });
  });

  it.each([
    [
      'ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="question"\r\n\r\nWhe',
    ],
    ['names no boundary', 'multipart/form-data', 'question=When'],
  ])('refuses a form that %s', async (_title, type, body) => {
    const { id } = await add('Maths');
    const request = admin().put(`/api/questions/update-questions/${id}?subject=Maths`).set('Content-Type', type);
    await request.send(body).expect(400);
  });

  it('refuses a key that none of the options has', async () => {
    const { id } = await add('Maths');
    const { body } = await edit(id, { mcq_options: 'A 1, B 2', correct_answer: 'C' }, 'Maths').expect(422);
    expect(body).toMatchObject({
      message: 'There is no option C: the options end at B.',
      errors: [{ path: 'correct_answer' }],
    });
  });
});

describe('a question', () => {
  it('is finalized with one click, and then a test may serve it', async () => {
    const { id } = await add('Writing', { type: 'Generated' });
    const { body } = await admin().put(`/api/questions/update-question/${id}?subject=Writing`).expect(200);
    expect(body).toMatchObject({ message: 'Question finalized successfully', question: { type: 'Finalized' } });
    expect((await historyOf(id, 'Writing'))[0]).toMatchObject({ action: 'finalized', by: 'test-admin' });
    const again = await admin().put(`/api/questions/update-question/${id}?subject=Writing`).expect(200);
    expect(again.body.question.version).toBe(2);
  });

  it.each([
    [
      'was generated',
      'Generated',
      'A generated question becomes Finalized, not Original. Choose Finalized, or leave it Generated.',
    ],
    ['is a draft', 'Draft', 'A draft becomes Finalized, not Original. Choose Finalized, or leave it Draft.'],
  ])('that %s leaves its type by finalizing only, also in an edit', async (_title, type, message) => {
    const { id } = await add('Maths', { type });
    const { body } = await edit(id, { type: 'Original', level: 'Difficult' }).expect(422);
    expect(body).toMatchObject({ message, errors: [{ path: 'type', message }] });
    expect(await find(id)).toMatchObject({ type, level: 'Easy', version: 1 });

    await edit(id, { type: 'Finalized', level: 'Difficult' }).expect(200);
    expect(await find(id)).toMatchObject({ type: 'Finalized', level: 'Difficult' });
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['finalized', 'edited', 'added']);
    await edit(id, { type: 'Original', level: 'Difficult' }).expect(200);
  });

  it('that was generated is not finalized with two options that say the same, with or without an edit', async () => {
    const { id } = await add('Maths', { type: 'Generated' });
    const equal = { mcq_options: 'A 8:24, B 8:24, C 8:36' };
    await edit(id, { ...equal, type: 'Finalized' }).expect(422);
    await edit(id, { ...equal, type: 'Generated' }).expect(200);
    const { body } = await admin().put(`/api/questions/update-question/${id}?subject=Maths`).expect(422);
    expect(body.message).toBe('Options A and B are both “8:24”. Correct it before you publish it.');
    expect(await find(id)).toMatchObject({ type: 'Generated', version: 2 });
  });

  it('is deleted, can be restored with its history, and is itself again', async () => {
    const added = await add();
    await add();
    const { body } = await admin().delete(`/api/questions/delete-question/${added.id}?subject=Maths`).expect(200);
    expect(body.message).toBe('Question deleted successfully');
    await admin().get(`/api/questions/get-question/${added.id}?subject=Maths`).expect(404);
    await admin().delete(`/api/questions/delete-question/${added.id}?subject=Maths`).expect(404);
    expect((await historyOf(added.id))[0]).toMatchObject({ action: 'deleted', by: 'test-admin' });
    await admin().put(`/api/questions/restore-question/${added.id}?subject=Maths`).expect(200);
    expect(await find(added.id)).toMatchObject(fields);
    expect((await historyOf(added.id)).map(({ action }) => action)).toEqual(['restored', 'deleted', 'added']);
    // Other processes look for changes by this moment.
    const { body: list } = await admin().get('/api/questions/Maths?sort=updated&page=1').expect(200);
    expect(list.questions[0].id).toBe(added.id);
  });

  it('that several restore at once is restored once', async () => {
    const { id } = await add();
    const url = (path: string) => `/api/questions/${path}/${id}?subject=Maths`;
    await admin().delete(url('delete-question')).expect(200);
    await Promise.all(Array.from({ length: 5 }, () => admin().put(url('restore-question')).expect(200)));
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['restored', 'deleted', 'added']);
  });

  it('that came with Wattle and has been loaded again is restored once that one is deleted', async () => {
    const { id } = await add();
    const slug = `tram-${id}`;
    const bank = running.api.connection.collection('questions');
    await bank.updateOne({ _id: new Types.ObjectId(id) }, { $set: { slug } });
    await admin().delete(`/api/questions/delete-question/${id}?subject=Maths`).expect(200);
    await bank.insertOne({ subject: 'Maths', slug });
    const restore = () => admin().put(`/api/questions/restore-question/${id}?subject=Maths`);
    const { body } = await restore().expect(409);
    expect(body.message).toBe(
      'This question is in the bank again, from the questions that come with Wattle. To restore this one, delete that one.',
    );
    await bank.deleteOne({ slug });
    await restore().expect(200);
    expect(await find(id)).toMatchObject(fields);
  });

  it('that was deleted is refused with what a page needs to offer its restoring', async () => {
    const { id } = await add();
    await admin().delete(`/api/questions/delete-question/${id}?subject=Maths`).expect(200);
    const deletion = { by: 'test-admin', at: (await historyOf(id))[0]?.at };
    const missing = { message: 'This question is no longer in the bank. Choose another one in the list.', deletion };
    const finalized = await admin().put(`/api/questions/update-question/${id}?subject=Maths`).expect(404);
    const edited = await edit(id, {}).expect(404);
    const read = await admin().get(`/api/questions/get-question/${id}?subject=Maths`).expect(404);
    for (const { body } of [finalized, edited, read]) {
      expect(errorBodySchema.parse(body)).toEqual({ statusCode: 404, ...missing });
    }
    expect((await call(admin(), finalizeQuestions, { body: { subject: 'Maths', ids: [id] } })).unchanged).toEqual([
      { id, ...missing },
    ]);
  });

  it('that was deleted stays in the test of a child who has it open', async () => {
    const { api } = running;
    await api.connection.collection('questions').deleteMany({ subject: 'ThinkingSkills' });
    const { id } = await add('ThinkingSkills', { question: 'Which figure comes next?' });
    const student = await api.addStudent();
    const open = () => student.client().get('/api/test/subject-test/thinkingskills').expect(200);
    expect((await open()).body.questions.map((each: { id: string }) => each.id)).toEqual([id]);
    await admin().delete(`/api/questions/delete-question/${id}?subject=ThinkingSkills`).expect(200);
    expect((await open()).body.questions[0].question).toBe('Which figure comes next?');
  });

  it.each([
    ['put', 'update-question'],
    ['put', 'update-questions'],
    ['delete', 'delete-question'],
    ['put', 'restore-question'],
    ['get', 'history'],
  ] as const)('that is not there is 404 for %s /api/questions/%s', async (method, path) => {
    const url = `/api/questions/${path}/${new Types.ObjectId()}?subject=Maths`;
    const { body } = await admin()
      [method](url)
      .send(method === 'get' ? undefined : fields)
      .expect(404);
    expect(body.message).toBe('This question is no longer in the bank. Choose another one in the list.');
  });
});

describe('many questions', () => {
  it.each([
    ['finalize-questions', 'finalized'],
    ['delete-questions', 'deleted'],
  ])('%s changes those that are there and names the others', async (path, done) => {
    const [first, second] = [await add(), await add()];
    const missing = String(new Types.ObjectId());
    const { body } = await admin()
      .post(`/api/questions/${path}`)
      .send({ subject: 'Maths', ids: [first.id, second.id, missing] })
      .expect(200);
    expect(selectionChangedSchema.parse(body)).toEqual({
      message: `2 questions were ${done}. 1 could not be.`,
      changed: [first.id, second.id],
      unchanged: [{ id: missing, message: 'This question is no longer in the bank. Choose another one in the list.' }],
    });
  });

  it('that were deleted can be restored', async () => {
    const ids = [(await add()).id, (await add()).id];
    await admin().post('/api/questions/delete-questions').send({ subject: 'Maths', ids }).expect(200);
    const { body } = await admin().post('/api/questions/restore-questions').send({ subject: 'Maths', ids }).expect(200);
    expect(body.changed).toEqual(ids);
    for (const id of ids) expect(await find(id)).toMatchObject(fields);
  });

  it('are at most 500 at once', async () => {
    const ids = Array.from({ length: 501 }, () => String(new Types.ObjectId()));
    await admin().post('/api/questions/delete-questions').send({ subject: 'Maths', ids }).expect(400);
  });
});

/** A server that is too busy refuses some of many calls at once: they are made again. */
async function onceAdmitted(call: () => PromiseLike<Response>): Promise<Response> {
  const response = await call();
  return response.status === 503 ? onceAdmitted(call) : response;
}

it('twenty changes of one question at once lose nothing: each that succeeded is recorded, in order', async () => {
  const { id } = await add();
  const change = (index: number) => {
    if (index % 5 === 0) return admin().put(`/api/questions/update-question/${id}?subject=Maths`);
    return edit(id, { explanation: `Explanation ${index}.`, type: 'Finalized', ...(index % 2 && { version: 1 }) });
  };
  const responses = await Promise.all(Array.from({ length: 20 }, (_each, index) => onceAdmitted(() => change(index))));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const history = await historyOf(id);
  const { version, explanation } = await find(id);
  expect(history.map((entry) => entry.version)).toEqual(
    Array.from({ length: version }, (_each, index) => version - index),
  );
  const texts = history.flatMap(({ changes }) => changes.filter(({ field }) => field === 'explanation'));
  expect(texts[0]?.after).toBe(explanation);
  // Each change starts from what the one before it has left.
  expect(texts.slice(0, -1).map(({ before }) => before)).toEqual(texts.slice(1).map(({ after }) => after));
});

it('twenty deletions, finalizations and edits at once leave the question deleted, with the whole story', async () => {
  const { id } = await add();
  const url = (path: string) => `/api/questions/${path}/${id}?subject=Maths`;
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_each, index) =>
      onceAdmitted(() => {
        if (index === 10) return admin().delete(url('delete-question'));
        return index % 2 ? admin().put(url('update-question')) : edit(id, { explanation: `Explanation ${index}.` });
      }),
    ),
  );
  expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
  await admin().get(url('get-question')).expect(404);
  const history = await historyOf(id);
  expect(history[0]?.action).toBe('deleted');
  expect(history.map(({ version }) => version)).toEqual(history.map((_entry, index) => history.length - index));
});

describe('what is typed', () => {
  it('is compared with the bank, the nearest first', async () => {
    const question = 'A rectangle has a perimeter of 36 cm and is twice as long as it is wide. What is its area?';
    const known = await add('Maths', { question, mcq_options: 'A 72, B 81, C 64' });
    const ask = async (typed: Omit<NearDuplicateQuery, 'subject'>) => {
      const { questions } = await call(admin(), nearDuplicates, { body: { subject: 'Maths', ...typed } });
      return questions.map(({ id }) => id);
    };
    const near = { question: question.replace('36', '48'), mcq_options: 'A 72, B 81, C 64' };
    expect(await ask(near)).toEqual([known.id]);
    expect(await ask({ ...near, exceptId: known.id })).toEqual([]);
    expect(await ask({ question: 'Which of these is a prime number?' })).toEqual([]);
    expect(await ask({ question: '' })).toEqual([]);
  });
});

it('the questions of each subject are counted by type, as they are now', async () => {
  const count = async () => {
    return (await call(admin(), questionCounts)).counts.find(({ subject }) => subject === 'ThinkingSkills');
  };
  const before = await count();
  await add('ThinkingSkills', { type: 'Generated' });
  expect(await count()).toEqual({ ...before, all: (before?.all ?? 0) + 1, Generated: (before?.Generated ?? 0) + 1 });
});

it('topics and skills of a subject are listed with their counts', async () => {
  for (const category of ['Chance', 'Money', 'Chance']) await add('Reading', { category, skills: 'Structure' });
  const listed = await call(admin(), topics, { params: { subject: 'Reading' } });
  expect(listed.topics).toEqual(
    expect.arrayContaining([
      { category: 'Chance', count: 2 },
      { category: 'Money', count: 1 },
    ]),
  );
  expect(listed.skills).toEqual([{ id: 'reading-structure', count: 3 }]);
});
