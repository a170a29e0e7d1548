import { errorBodySchema } from '@wattle/contract/primitives';
import type { Response } from 'supertest';
import type { DatabaseProxy } from '../../../../scripts/testing/database-proxy';
import { TestApi, type TestStudent } from '../../../test/start-api';
import type { Admission } from '../routing/admission.decorators';
import { declaredRoutes } from '../routing/declared-routes';
import { ADMISSION_LIMITS, CALLER_LIMITS } from './admission-queue';

let api: TestApi;
let proxy: DatabaseProxy;
let student: TestStudent;
let students: TestStudent[];
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  students = await Promise.all(Array.from({ length: PEOPLE }, () => api.addStudent()));
  [student] = students as [TestStudent];
});
afterAll(() => api.close());

const PLAN = '/api/test/weekly-plan?timeZone=Australia%2FSydney';
const LOW = ADMISSION_LIMITS.low.inProgress;
const REFUSED = 8;
/** So many that each of them has no more requests in progress than one person may have. */
const PEOPLE = (LOW + REFUSED) / CALLER_LIMITS.person.low.inProgress;

test('what saves the work of a child comes first, what opens a test or shows staff the servers next, and health is never refused', () => {
  const routesOf = (name: string) => {
    const nameOf = (admission: Admission) => (admission === 'always' ? admission : admission.priority);
    const routes = declaredRoutes(api.app).filter(({ admission }) => nameOf(admission) === name);
    return routes.map(({ method, path }) => `${method} ${path}`).sort();
  };
  expect(routesOf('always')).toEqual(['GET /health', 'GET /ready']);
  expect(routesOf('high')).toEqual([
    'DELETE /attempts/{id}/rest-break',
    'GET /attempts/{id}/status',
    'GET /freeassesment/attempts/{id}/status',
    'POST /attempts/{id}/rest-break',
    'POST /attempts/{id}/submit',
    'POST /auth/logout',
    'POST /auth/refresh',
    'POST /family/children/{childId}/papers/{code}/submit',
    'POST /freeassesment/randomReadingQuestions',
    'POST /freeassesment/submitMathsAssessment',
    'POST /freeassesment/submitThinkingSkillsAssessment',
    'POST /practice-test/submitPracticeTest',
    'POST /test/papers/{code}/submit',
    'POST /test/subject-test/submit',
    'POST /writings/{attemptId}/{questionId}/drafts',
    'PUT /attempts/{id}/answers',
    'PUT /family/children/{childId}/papers/{code}/answers',
    'PUT /freeassesment/attempts/{id}/answers',
    'PUT /writings/{attemptId}/{questionId}/draft',
  ]);
  expect(routesOf('normal')).toEqual([
    'DELETE /test/exam-day',
    'GET /attempts',
    'GET /attempts/{id}/re-sit',
    'GET /freeassesment/{category}',
    'GET /images/{hash}',
    'GET /operations',
    'GET /practice-test/getTestQuestions',
    'GET /practice/today/questions',
    'GET /service-state',
    'GET /test/exam-day',
    'GET /test/exam-day/{category}',
    'GET /test/papers/{code}',
    'GET /test/subject-test/{category}',
    'GET /test/topic/{category}',
    'POST /attempts/{id}/questions/{questionId}/check',
    'POST /auth/login',
    'POST /freeassesment/checkMathTestAlreadyConduct',
    'POST /freeassesment/checkReadingTestAlreadyConduct',
    'POST /freeassesment/checkThinkingSkillsTestAlreadyConduct',
    'POST /freeassesment/userdetailforassesment',
    'POST /operations/{remote}/local-version',
    'POST /operations/{remote}/roll-back',
    'POST /test/exam-day',
    'POST /test/exam-day/{category}',
    'POST /test/papers',
    'POST /test/papers/{code}',
  ]);
});

test('while the database is slow, low requests wait, and are 503 with Retry-After; others are admitted', async () => {
  for (const each of students) await each.client().get(PLAN).expect(200);
  // Longer than any of them may wait, also where their connections take a while.
  proxy.slowDown(2_500);
  const plans = Array.from({ length: LOW + REFUSED }, async (_each, index) =>
    (students[index % PEOPLE] as TestStudent).client().get(PLAN),
  );
  await new Promise<void>((resolve) => {
    let refused = 0;
    const count = ({ status }: Response) => {
      if (status === 503) refused += 1;
      if (refused === REFUSED) resolve();
    };
    for (const plan of plans) void plan.then(count);
  });
  await student.client().get('/api/health').expect(200);
  await student.client().get('/api/attempts').expect(200);

  proxy.slowDown(0);
  const responses = await Promise.all(plans);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(LOW);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(REFUSED);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(4);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(12);
    expect(errorBodySchema.parse(body).message).toBe('Wattle is very busy at the moment. Please try again shortly.');
  }
  expect(new Set(refused.map(({ headers }) => headers['retry-after'])).size).toBeGreaterThan(1);
  await student.client().get(PLAN).expect(200);
});

test('one person who asks for many things at once takes few places, and others are served beside it', async () => {
  const other = await api.addStudent();
  for (const each of [student, other]) await each.client().get(PLAN).expect(200);
  proxy.slowDown(1_500);
  const asked = Array.from({ length: 2 * LOW }, async () => student.client().get(PLAN));
  // Those before it have come.
  await student.client().get('/api/health').expect(200);
  await other.client().get(PLAN).expect(200);
  proxy.slowDown(0);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  await student.client().get(PLAN).expect(200);
});
