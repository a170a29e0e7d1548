import { errorBodySchema, type Role } from '@wattle/contract';
import { aFamily } from '../../test/family';
import { useApi } from '../../test/start-api';
import { uniqueEmail, uniqueName } from '../../test/unique';

const running = useApi();

const notATest = { childId: 'b'.repeat(24), testType: 'subject-test', questionStatus: [], responses: [] };
const freeTest = (questionNumber: unknown) => ({
  email: uniqueEmail(),
  score: 1,
  questionStatus: [{ questionNumber, status: 'attempted' }],
});
const family = (grade: unknown) => {
  const { children, ...rest } = aFamily(uniqueName('priya'));
  return { ...rest, children: children.map((child) => ({ ...child, grade })) };
};

const bodies: [string, string, object][] = [
  ['a subject in a list', 'test/subject-test/submit', { ...notATest, category: ['Maths'] }],
  ['a subject that is an object', 'test/subject-test/submit', { ...notATest, category: { toString: 1 } }],
  ['a subject that is a number', 'test/subject-test/submit', { ...notATest, category: 1 }],
  ['a question number in a list', 'freeassesment/randomReadingQuestions', freeTest(['1'])],
  ['a question number that is true', 'freeassesment/randomReadingQuestions', freeTest(true)],
  ['a grade in a list', 'auth/signup', family(['5'])],
  ['a grade that is an object', 'auth/signup', family({ valueOf: 5 })],
];

test.each(bodies)('%s is refused', async (_what, path, body) => {
  const response = await running.api.as('student').post(`/api/${path}`).send(body).expect(400);
  expect(errorBodySchema.parse(response.body).message).toMatch(/^\S.+\.$/);
});

const queries: [string, string, Role][] = [
  ['two pages', 'questions/Maths?page=1&page=2', 'admin'],
  ['a page that is no whole number', 'questions/Maths?page=1e1', 'admin'],
  ['an empty page', 'questions/Maths?page=', 'admin'],
  ['two subjects', `questions/question/${'0'.repeat(24)}?subject=Maths&subject=Reading`, 'admin'],
  ['two kinds of test', 'test/subject-test/maths?testType=weekly-test&testType=mega-test', 'student'],
];

test.each(queries)('%s in a query are refused', (_what, path, role) =>
  running.api.as(role).get(`/api/${path}`).expect(400),
);

test('a number may be written as text, as forms and queries have it', async () => {
  await running.api.as('admin').get('/api/questions/Maths?page=1&limit=5').expect(200);
  await running.api.browser().post('/api/auth/signup').send(family('5')).expect(201);
  await running.api.browser().post('/api/freeassesment/randomReadingQuestions').send(freeTest('1')).expect(404);
});
