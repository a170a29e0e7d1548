import { openTestSchema } from '@wattle/contract/attempts';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { QuestionVersionsService, type VersionRef } from '../src/bank';
import { OrphanedAttempts } from '../src/exams/attempts/orphaned-records';
import { SubmissionService } from '../src/exams/attempts/submission.service';
import { SubmittedTexts } from '../src/exams/attempts/submitted-texts';
import { RetentionService } from '../src/infrastructure/retention/retention.service';
import { MailRecovery } from '../src/mail/delivery/mail-queue';
import { WritingMarkingsService } from '../src/writing';
import { OrphanedWritings, WritingRecordsService } from '../src/writing/writings/writing-records.service';
import { eventually } from './eventually';
import { aFamily, logIn, signUp } from './family';
import { answersOf, at } from './free-assessment';
import type { SearchRecord } from './searches';
import type { TestApi } from './start-api';
import { responsesTo } from './student-tests';
import { uniqueEmail, uniqueName } from './unique';
import { goToMonday, mailWeeklyReports } from './weekly-reports';

/** Uses what is used all the time, by a family or a visitor of its own. */
type HotPath = (api: TestApi, sent: SearchRecord) => Promise<void>;

const runningTestSchema = openTestSchema.required({ attemptId: true });

async function registered(api: TestApi) {
  const username = uniqueName('asha');
  const browser = api.browser();
  await signUp(browser, aFamily(username)).expect(201);
  const { body } = await logIn(browser, username).expect(200);
  const { access, refresh, user } = body as { access: string; refresh: string; user: { id: string } };
  return { browser: browser.set('Authorization', `Bearer ${access}`), childId: user.id, username, refresh };
}

type Child = Awaited<ReturnType<typeof registered>>;

async function opened({ browser }: Child, query: object = {}) {
  const { body } = await browser.get('/api/test/subject-test/maths').query(query).expect(200);
  return runningTestSchema.parse(body);
}

const mailSent = (sent: SearchRecord) =>
  eventually(
    () => expect(sent.searches.map(({ by, collection }) => `${by} ${collection}`)).toContain('update mails'),
    20_000,
  );

async function takeFreeAssessment(api: TestApi): Promise<void> {
  const [browser, email] = [api.browser(), uniqueEmail()];
  await browser.post(at('userdetailforassesment')).send({ email }).expect(201);
  await browser.post(at('userdetailforassesment')).send({ email }).expect(201);
  for (const { category, submitPath, checkPath } of FREE_TESTS) {
    await browser.post(at(checkPath)).send({ email }).expect(200);
    const { body } = await browser.get(at(category)).query({ email, pageId: 'page' }).expect(200);
    const test = runningTestSchema.parse(body);
    const answers = [{ questionId: test.questions[0]?.id, selectedAnswer: 'B', version: 1 }];
    await browser
      .put(at(`attempts/${test.attemptId}/answers`))
      .send({ answers })
      .expect(200);
    await browser.get(at(`attempts/${test.attemptId}/status`)).expect(200);
    await browser
      .post(at(submitPath))
      .send({ email, ...answersOf(test, 3) })
      .expect(200);
  }
  await browser.get(at('userAssessmentDetails')).query({ email }).expect(200);
  await api.anybody().get(at('userAssessmentDetails')).query({ email }).expect(200);
  await browser.post(at('send-user-details')).send({ email }).expect(202);
  const { body } = await browser.get(at('report')).expect(200);
  await browser.post(at('results')).send({ token: body.resultsToken }).expect(200);
}

export const HOT_PATHS: Record<string, HotPath> = {
  'a log-in, after another one in this browser': async (api) => {
    const { browser, username } = await registered(api);
    await browser.get('/api/auth/check-username').query({ username }).expect(200);
    await logIn(browser, username).expect(200);
  },
  'a refresh, and a log-out': async (api) => {
    const { browser, refresh } = await registered(api);
    const { body } = await browser.post('/api/auth/refresh').send({ refresh }).expect(200);
    await browser.post('/api/auth/logout').send({ refresh: body.refresh }).expect(204);
  },
  'an opening, a second one and a re-sit': async (api) => {
    const child = await registered(api);
    const { attemptId, questions } = await opened(child, { pageId: 'one' });
    await opened(child, { pageId: 'two', attemptId });
    await child.browser.get('/api/practice-test/getTestQuestions').expect(200);
    await child.browser.get('/api/test/topic/maths').query({ topic: 'Fractions' }).expect(200);
    await child.browser
      .post('/api/test/subject-test/submit')
      .send({ childId: child.childId, category: 'maths', testType: 'subject-test', attemptId, questionStatus: [] })
      .send({ responses: responsesTo(questions, 3) })
      .expect(200);
    await child.browser.get(`/api/attempts/${attemptId}/re-sit`).expect(200);
    const { body } = await child.browser.get('/api/practice/today/questions').expect(200);
    await child.browser
      .post(`/api/attempts/${body.attemptId}/submit`)
      .send({ responses: responsesTo(body.questions, 1) });
  },
  'a save, its status and a submission, with the id of the attempt and without': async (api) => {
    const child = await registered(api);
    for (const named of [true, false]) {
      const { attemptId, questions } = await opened(child);
      const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
      await child.browser.put(`/api/attempts/${attemptId}/answers`).send({ answers }).expect(200);
      await child.browser.get(`/api/attempts/${attemptId}/status`).expect(200);
      await child.browser
        .post('/api/test/subject-test/submit')
        .send({ childId: child.childId, category: 'maths', testType: 'subject-test', questionStatus: [] })
        .send({ responses: responsesTo(questions, 3), ...(named && { attemptId }) })
        .expect(200);
    }
  },
  'a text, its drafts and the list of texts': async (api) => {
    const { browser, childId } = await registered(api);
    const { body } = await browser.get('/api/test/subject-test/writing').expect(200);
    const { attemptId, questions } = runningTestSchema.parse(body);
    const questionId = questions[0]?.id;
    const responses = [{ questionId, writingResponse: 'It was open.' }];
    const fields = { childId, category: 'Writing', testType: 'subject-test', attemptId, questionStatus: [] };
    await browser
      .post('/api/test/subject-test/submit')
      .send({ ...fields, responses })
      .expect(200);
    const text = `/api/writings/${attemptId}/${questionId}`;
    await browser.put(`${text}/draft`).send({ text: 'It was not', version: 1 }).expect(200);
    await browser.post(`${text}/drafts`).send({ text: 'It was not open.', version: 1 }).expect(201);
    await browser.put(`${text}/read`).expect(204);
    for (const path of [text, '/api/writings']) await browser.get(path).expect(200);
  },
  'the dashboard, the list of attempts and a review, after a restart': async (api, sent) => {
    const child = await registered(api);
    const { attemptId } = await opened(child);
    await child.browser
      .post('/api/test/subject-test/submit')
      .send({ childId: child.childId, category: 'maths', testType: 'subject-test', attemptId, questionStatus: [] })
      .send({ responses: [] })
      .expect(200);
    // What a process keeps in memory it reads again.
    await api.restart();
    sent.follow(api.connection.getClient());
    await child.browser.get('/api/attempts').expect(200);
    await child.browser.get('/api/test/weekly-plan').expect(200);
    await child.browser.get('/api/practice/today').expect(200);
    await child.browser.get('/api/test/exam-day').expect(200);
    await child.browser.get(`/api/attempts/${attemptId}`).expect(200);
  },
  'a typed passage': async (api) => {
    const { browser } = await registered(api);
    const typed = { requestId: 'one', seconds: 60, typed: 90, right: 88 };
    await browser.post('/api/typing').send(typed).expect(204);
    await browser.get('/api/typing').expect(200);
  },
  'a free assessment with its report': takeFreeAssessment,
  'the list of questions by page, in each order': async (api) => {
    const admin = api.as('admin');
    for (const query of [
      { sort: 'oldest' },
      { sort: 'newest', type: 'Original', level: 'Easy' },
      { sort: 'updated', pool: 'Tests' },
      { sort: '-updated' },
      { sort: 'topic', search: 'lamp wound' },
      { sort: '-topic' },
      { sort: 'oldest', search: 'a'.repeat(24) },
      { sort: '-level', type: 'Original' },
      { sort: 'year', level: 'Easy' },
      { sort: 'oldest', category: 'Fractions' },
    ])
      await admin
        .get('/api/questions/Maths')
        .query({ page: 2, limit: 10, ...query })
        .expect(200);
  },
  'a text that is marked': async (api) => {
    const { childId } = await registered(api);
    const markings = api.app.get(WritingMarkingsService);
    const owner = `child:${childId}`;
    const [writing] = await api.addQuestions('Writing', 1, { mcq_options: undefined, correct_answer: undefined });
    const [prompt] = await api.app.get(QuestionVersionsService).storeCurrent([String(writing?._id)], 'Tests');
    const text = { owner, attemptId: 'a'.repeat(24), ...(prompt as VersionRef), title: 'A dog', text: 'A dog ran.' };
    for (const draft of [1, 2]) await markings.enqueue({ writingId: 'b'.repeat(24), draft, ...text });
    const marker = api.as('marker');
    await marker.get('/api/writing-markings').expect(200);
    const { body } = await marker.post('/api/writing-markings/claim-next').expect(200);
    const comments = [{ start: 2, end: 5, criterion: 'ideas', text: 'I can see it run.' }];
    const path = `/api/writing-markings/${body.id}`;
    await marker.put(path).send({ comments, marks: {} }).expect(200);
    await marker.post(`${path}/return`).send({ comments, marks: {} }).expect(200);
    await marker.get(path).expect(200);
    await marker.get('/api/writing-markings').query({ state: 'returned' }).expect(200);
    await marker.get('/api/writing-comments').expect(200);
    await marker.get('/api/writing-agreement').expect(200);
    await markings.returnedOf(['b'.repeat(24)]);
    await markings.returnedBetween(owner, new Date(0), new Date());
    await markings.listAllOf(owner);
  },
  'the mail queue': async (api, sent) => {
    await takeFreeAssessment(api);
    await mailSent(sent);
    await api.app.get(MailRecovery).run();
  },
  'the tasks that run by themselves': async (api) => {
    const child = await registered(api);
    await child.browser.get('/api/test/subject-test/maths').query({ testType: 'weekly-test' }).expect(200);
    goToMonday(api, 10, 20);
    await api.app.get(SubmissionService).closeOverdue();
    await mailWeeklyReports(api);
    await api.app.get(RetentionService).run();
    await api.app.get(OrphanedAttempts).run();
    await api.app.get(OrphanedWritings).run();
    await api.app.get(SubmittedTexts).run();
    await api.app.get(WritingRecordsService).run();
  },
};
