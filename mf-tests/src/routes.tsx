import type { dailyPractice } from '@wattle/contract/daily-practice';
import { requestTo } from '@wattle/contract/endpoint';
import type { ownChildren } from '@wattle/contract/own-children';
import type { practiceExam } from '@wattle/contract/practice-exam';
import type { attemptList, attemptReview } from '@wattle/contract/results';
import type { typingResults } from '@wattle/contract/typing';
import type { weeklyPlan } from '@wattle/contract/weekly-plan';
import type { writing, writingList } from '@wattle/contract/writings';
import type { PageAddress, PrefetchingRoutes } from '@wattle/platform';
import {
  DAILY_PRACTICE_PATH,
  DASHBOARD_PATH,
  FAMILY_PATH,
  kindOfTextPath,
  MY_WRITING_PATH,
  PAPER_PATH,
  PRACTICE_EXAM_PATH,
  PRACTICE_TEST_PATH,
  paperPath,
  resitPath,
  reviewPath,
  TYPING_PATH,
  writingPath,
} from './paths';

// What pages ask the API for first. The routes of the remote name these paths, without the schemas of the responses.
const ATTEMPTS_QUERY = requestTo<typeof attemptList>('GET /attempts').url;
const CHILDREN_QUERY = requestTo<typeof ownChildren>('GET /family/children').url;
const DAILY_PRACTICE_QUERY = requestTo<typeof dailyPractice>('GET /practice/today').url;
const PRACTICE_EXAM_QUERY = requestTo<typeof practiceExam>('GET /test/exam-day').url;
const TYPING_QUERY = requestTo<typeof typingResults>('GET /typing').url;
const WEEKLY_PLAN_QUERY = requestTo<typeof weeklyPlan>('GET /test/weekly-plan').url;
const WRITINGS_QUERY = requestTo<typeof writingList>('GET /writings').url;

function attemptQuery(id: string): string {
  return requestTo<typeof attemptReview>('GET /attempts/{id}', { params: { id } }).url;
}

function writingQuery(attemptId: string, questionId: string): string {
  return requestTo<typeof writing>('GET /writings/{attemptId}/{questionId}', { params: { attemptId, questionId } }).url;
}

const forDashboard = () => [
  ATTEMPTS_QUERY,
  DAILY_PRACTICE_QUERY,
  WEEKLY_PLAN_QUERY,
  PRACTICE_EXAM_QUERY,
  WRITINGS_QUERY,
];
/** Not the test itself, which is fetched when the child starts it. */
const forTestEntry = ({ params: { testType = '' } }: PageAddress) => [
  ATTEMPTS_QUERY,
  ...(testType === 'full-test' ? [PRACTICE_EXAM_QUERY] : []),
];
const forPracticeExam = () => [PRACTICE_EXAM_QUERY];

const routes: PrefetchingRoutes = [
  {
    path: DASHBOARD_PATH,
    load: async () => (await import('./dashboard/dashboard-page')).DashboardPage,
    prefetch: forDashboard,
  },
  {
    path: reviewPath(':attemptId'),
    load: async () => (await import('./review/review-page')).ReviewPage,
    prefetch: ({ params: { attemptId = '' } }) => [attemptQuery(attemptId), ATTEMPTS_QUERY, WRITINGS_QUERY],
  },
  {
    path: writingPath(':attemptId', ':questionId'),
    load: async () => (await import('./writing/writing-page')).WritingPage,
    prefetch: ({ params: { attemptId = '', questionId = '' } }) => [writingQuery(attemptId, questionId)],
  },
  {
    path: MY_WRITING_PATH,
    load: async () => (await import('./my-writing/my-writing-page')).MyWritingPage,
    prefetch: () => [WRITINGS_QUERY],
  },
  { path: kindOfTextPath(':kind'), load: async () => (await import('./my-writing/kind-of-text-page')).KindOfTextPage },
  {
    path: TYPING_PATH,
    load: async () => (await import('./typing/typing-page')).TypingPage,
    prefetch: () => [TYPING_QUERY],
  },
  { path: resitPath(':attemptId'), load: async () => (await import('./exam/test-pages')).ResitPage },
  { path: DAILY_PRACTICE_PATH, load: async () => (await import('./exam/test-pages')).DailyPracticePage },
  { path: `${DAILY_PRACTICE_PATH}/:category`, load: async () => (await import('./exam/test-pages')).TopicPage },
  {
    path: '/test/:testType/:category',
    load: async () => (await import('./exam/test-pages')).TestPage,
    prefetch: forTestEntry,
  },
  {
    path: PRACTICE_TEST_PATH,
    load: async () => (await import('./exam/test-pages')).PracticeTestPage,
    prefetch: forTestEntry,
  },
  {
    path: PRACTICE_EXAM_PATH,
    load: async () => (await import('./practice-exam/practice-exam-page')).PracticeExamPage,
    prefetch: forPracticeExam,
  },
  {
    path: `/test${PRACTICE_EXAM_PATH}/:category`,
    load: async () => (await import('./practice-exam/part-page')).PartPage,
    prefetch: forPracticeExam,
  },
  { path: `${PRACTICE_EXAM_PATH}/:category`, load: async () => (await import('./practice-exam/part-page')).MovedPart },
  { path: PAPER_PATH, load: async () => (await import('./paper/papers-page')).PapersPage },
  { path: paperPath(':code'), load: async () => (await import('./paper/print-page')).PrintPage },
  { path: paperPath(':code', '/key'), load: async () => (await import('./paper/key-page')).KeyPage },
  { path: paperPath(':code', '/answers'), load: async () => (await import('./paper/answers-page')).AnswersPage },
  {
    path: FAMILY_PATH,
    load: async () => (await import('./family/family-page')).FamilyPage,
    prefetch: () => [CHILDREN_QUERY],
  },
];

export default routes;
