import { questionListSchema, questionSchema } from '@wattle/contract';
import { TestApi } from '../../test/start-api';

describe('the question bank', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.start();
  });
  afterEach(() => api.close());

  it.each(['questions/Maths', 'questions/maths', 'questions/views-questions/Maths'])(
    'GET /api/%s lists the questions of the subject, in the documented shape',
    async (path) => {
      await api.addQuestions('Maths', 1, { question: 'What is 2 + 2?' });
      await api.addQuestions('Reading', 1, { question: 'Who is the narrator?' });

      const { body } = await api.as('admin').get(`/api/${path}`).expect(200);

      expect(questionListSchema.parse(body).questions.map(({ question }) => question)).toEqual(['What is 2 + 2?']);
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
    expect(body).not.toHaveProperty('version');
  });

  it('does not find a question in another subject', async () => {
    const [added] = await api.addQuestions('Maths', 1);
    await api.as('admin').get(`/api/questions/get-question/${added?.id}?subject=Reading`).expect(404);
  });

  it.each([
    ['questions/Latin', 'a subject the product does not have'],
    ['questions/get-question/abc?subject=Maths', 'an id that is none'],
    ['questions/get-question/%00?subject=Maths', 'a null byte for an id'],
    [`questions/get-question/${'0'.repeat(24)}?subject[$ne]=Maths`, 'an operator for a subject'],
    [`questions/get-question/${'0'.repeat(24)}?subject=Maths&subject=Reading`, 'two subjects'],
  ])('refuses %s (%s)', (path) => api.as('admin').get(`/api/${path}`).expect(400));
});
