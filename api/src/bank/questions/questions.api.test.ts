import { questionList, topics } from '@wattle/contract/bank';
import { questionSchema } from '@wattle/contract/questions';
import { call } from '../../../test/call';
import { useApi } from '../../../test/start-api';

describe('the question bank', () => {
  const running = useApi();
  let api: typeof running.api;
  beforeEach(async () => {
    api = running.api;
    await api.connection.collection('questions').deleteMany({});
  });

  it.each(['questions/Maths', 'questions/maths', 'questions/views-questions/Maths'])(
    'GET /api/%s lists the questions of the subject, in the documented shape',
    async (path) => {
      await api.addQuestions('Maths', 1, { question: 'What is 2 + 2?' });
      await api.addQuestions('Reading', 1, { question: 'Who is the narrator?' });

      const { body } = await api.as('admin').get(`/api/${path}`).expect(200);

      expect(questionList.response.parse(body).questions.map(({ question }) => question)).toEqual(['What is 2 + 2?']);
    },
  );

  it('spells Thinking Skills with a space in the field', async () => {
    await api.addQuestions('ThinkingSkills', 1);
    const { body } = await api.as('admin').get('/api/questions/ThinkingSkills').expect(200);
    expect(body.questions[0].subject).toBe('Thinking Skills');
  });

  it.each(['get-question', 'question'])('GET /api/questions/%s/:id shows one question with its key', async (path) => {
    const [added] = await api.addQuestions('Maths', 1);
    const { body } = await api.as('admin').get(`/api/questions/${path}/${added?.id}?subject=Maths`).expect(200);
    expect(questionSchema.parse(body)).toMatchObject({ id: added?.id, correct_answer: 'B' });
    expect(body).not.toHaveProperty('_id');
    expect(body).not.toHaveProperty('__v');
  });

  it('does not find a question in another subject', async () => {
    const [added] = await api.addQuestions('Maths', 1);
    await api.as('admin').get(`/api/questions/get-question/${added?.id}?subject=Reading`).expect(404);
  });

  it('gives one page of those that fit, and says how many there are', async () => {
    await api.addQuestions('Maths', 7, { category: 'Fractions' });
    await api.addQuestions('Maths', 1, {
      category: 'Fractions',
      type: 'Generated',
      question: 'Half of (a+b), where a is 2*3?',
      skills: ['maths-fraction-sums', 'maths-ratio'],
    });
    const ask = async (query: object) => {
      return call(api.as('admin'), questionList, { params: { subject: 'Maths' }, query });
    };
    const last = await ask({ page: 3, limit: 3 });
    expect(last).toMatchObject({ page: 3, pages: 3, total: 8 });
    expect(last.questions).toHaveLength(2);
    expect(await ask({ page: 1, type: 'Generated' })).toMatchObject({ total: 1, pages: 1 });
    expect(await ask({ page: 1, search: 'OF (A+B' })).toMatchObject({ total: 1 });
    expect(await ask({ page: 1, search: '2*3' })).toMatchObject({ total: 1 });
    expect(await ask({ page: 1, skill: 'maths-ratio' })).toMatchObject({ total: 1 });
    expect(await ask({ page: 1, category: 'Fractions', exam_type: 'Weekly' })).toMatchObject({ total: 0, pages: 1 });
    expect((await ask({ type: 'Original' })).questions).toHaveLength(7);
    await api.addQuestions('Maths', 2, { category: 'Percentages' });
    expect(await ask({ page: 1, skill: 'maths-percentages-of-amounts' })).toMatchObject({ total: 2 });
    const { skills } = await call(api.as('admin'), topics, { params: { subject: 'Maths' } });
    expect(skills).toContainEqual({ id: 'maths-percentages-of-amounts', count: 2 });
  });

  it('finds words in any order, in question, options, topic and passage, and a question by its id', async () => {
    const [tram] = await api.addQuestions('Maths', 1, {
      question: 'When is the third tram?',
      mcq_options: 'A 8:24 am, B 8:36 am',
      category: 'Time (hours)',
      text: 'A timetable of the harbour line.',
    });
    await api.addQuestions('Maths', 1, { question: 'When is the third ferry?', mcq_options: 'A 1, B 2' });
    const search = async (text: string) => {
      const query = { page: 1, search: text };
      const { questions } = await call(api.as('admin'), questionList, { params: { subject: 'Maths' }, query });
      return questions.map(({ question }) => question);
    };
    const third = 'When is the third tram?';
    for (const text of ['tram third', '8:36 HARBOUR', 'hours) tram', `${tram?.id}`, ` ${tram?.id} `.toUpperCase()])
      expect([text, await search(text)]).toEqual([text, [third]]);
    expect(await search('third when')).toHaveLength(2);
    expect(await search('third bus')).toEqual([]);
  });

  it('sorts by topic, level, year and change, both ways, over pages', async () => {
    const years = [6, undefined, 4];
    for (const [index, level] of (['Difficult', 'Easy', 'Medium', 'Easy'] as const).entries())
      await api.addQuestions('Maths', 1, { level, year_level: years[index], category: 'DABC'[index] as string });
    // All five may be stored within one millisecond.
    const updatedAt = new Date(Date.now() + 1_000);
    const [changed] = await api.addQuestions('Maths', 1, { level: undefined, year_level: 7, category: 'E', updatedAt });
    const sorted = async (query: object, limit = 2) => {
      const pages = [1, 2, 3].map((page) =>
        call(api.as('admin'), questionList, { params: { subject: 'Maths' }, query: { page, limit, ...query } }),
      );
      return (await Promise.all(pages)).flatMap(({ questions }) => questions.map(({ category }) => category)).join('');
    };
    expect(await sorted({ sort: 'topic' })).toBe('ABCDE');
    expect(await sorted({ sort: '-topic' })).toBe('EDCBA');
    expect(await sorted({ sort: 'level' })).toBe('ACBDE');
    expect(await sorted({ sort: '-level' })).toBe('DBACE');
    expect(await sorted({ sort: 'level', level: 'Easy' })).toBe('AC');
    expect(await sorted({ sort: 'year' })).toBe('BDEAC');
    expect(await sorted({ sort: '-year' }, 3)).toBe('EDBAC');
    expect((await sorted({ sort: 'updated' }))[0]).toBe(changed?.category);
    expect((await sorted({ sort: '-updated' })).at(-1)).toBe(changed?.category);
  });

  it('exports what a filter shows as CSV that Excel reads, and never as a formula', async () => {
    await api.addQuestions('Maths', 1, { question: '=HYPERLINK("x")\nżółw, 1', category: 'Time', explanation: '+1' });
    await api.addQuestions('Maths', 1, { category: 'Money' });
    const { text, headers } = await api.as('admin').get('/api/questions/export-csv/Maths?category=Time').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="questions-Maths.csv"',
    });
    const [header, row, ...rest] = text.split('\r\n');
    expect(header).toMatch(/^\ufeff"subject","question","mcq_options",.*,"id","parent_question_id"$/);
    expect(row).toContain(`"Maths","'=HYPERLINK(""x"")\nżółw, 1",`);
    expect(row).toContain(`,"'+1",`);
    expect(rest).toEqual(['']);
  });

  it('sends a list once, and again only when the bank has changed', async () => {
    await api.addQuestions('Maths', 3);
    const ask = (etag = '') => api.as('admin').get('/api/questions/Maths').set('If-None-Match', etag);
    const { headers } = await ask().expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Authorization'),
    });
    const { text } = await ask(headers.etag).expect(304);
    expect(text).toBe('');
    await api.addQuestions('Maths', 1);
    expect((await ask(headers.etag).expect(200)).body.questions).toHaveLength(4);
  });

  it('asks everybody who they are, however often a list was just sent', async () => {
    await api.addQuestions('Maths', 3);
    const { headers } = await api.as('admin').get('/api/questions/Maths').expect(200);
    await api.as('student').get('/api/questions/Maths').set('If-None-Match', String(headers.etag)).expect(403);
    await api.anybody().get('/api/questions/Maths').set('If-None-Match', String(headers.etag)).expect(401);
  });

  it('notices within a second what another process has changed', async () => {
    await api.addQuestions('Maths', 2);
    await api.as('admin').get('/api/questions/Maths').expect(200);
    await api.connection.collection('questions').deleteOne({});
    api.advance(1);
    const { body } = await api.as('admin').get('/api/questions/Maths').expect(200);
    expect(body.questions).toHaveLength(1);
  });

  it.each([
    ['questions/Latin', 'a subject the product does not have'],
    ['questions/Maths?page=0', 'a page before the first'],
    ['questions/Maths?page=1&limit=100000', 'a page without end'],
    ['questions/get-question/abc?subject=Maths', 'an id that is none'],
    ['questions/get-question/%00?subject=Maths', 'a null byte for an id'],
    [`questions/get-question/${'0'.repeat(24)}?subject[$ne]=Maths`, 'an operator for a subject'],
    [`questions/get-question/${'0'.repeat(24)}?subject=Maths&subject=Reading`, 'two subjects'],
  ])('refuses %s (%s)', (path) => api.as('admin').get(`/api/${path}`).expect(400));
});
