import { useStudentTests } from '../../../test/student-tests';

const tests = useStudentTests({}, (api) => api.addQuestions('Maths', 1).then(() => undefined));

it('a child starts two hundred tests in a day, and asks for an open or an empty one as often as it likes', async () => {
  const attempts = await Promise.all(Array.from({ length: 30 }, () => tests.open()));
  await tests.submit({ attemptId: attempts[0]?.attemptId }).expect(200);
  for (let time = 0; time < 5; time += 1) await tests.child().get('/api/test/subject-test/reading').expect(404);
  for (let test = 0; test < 198; test += 1) {
    const { attemptId } = await tests.open();
    await tests.submit({ attemptId }).expect(200);
  }
  const { attemptId } = await tests.open();
  for (let time = 0; time < 5; time += 1) expect((await tests.open()).attemptId).toBe(attemptId);
  await tests.submit({ attemptId }).expect(200);

  const refused = await tests.child().get('/api/test/subject-test/maths').expect(429);
  expect(refused.body.message).toBe(
    'You have started 200 tests today, which is more than enough. Please go on tomorrow.',
  );
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  tests.api.advance(86_401);
  await tests.open();
}, 300_000);

it('a child sends a hundred megabytes in a day to be kept; another one is not affected', async () => {
  const { attemptId, questions } = await tests.open();
  const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
  const save = () => tests.save(attemptId, { answers, filler: 'x'.repeat(1_000_000) });
  for (let sent = 0; sent < 99; sent += 1) await save().expect(200);
  const refused = await save().expect(429);
  expect(refused.body.message).toBe('Wattle keeps no more of your work today. Please go on tomorrow.');
  await tests.list();
  const other = await tests.api.addStudent();
  await other.client().put(`/api/attempts/${attemptId}/answers`).send({ answers }).expect(404);
}, 300_000);
