import type { PrefetchingRoutes } from '@wattle/platform';
import { ATTEMPTS_CALL, attemptCall, PRACTICE_EXAM_CALL, planPlace, WEEKLY_PLAN_CALL } from './first-calls';
import { DASHBOARD_PATH, PRACTICE_EXAM_PATH, PRACTICE_TEST_PATH, resitPath, reviewPath, TOPIC_PATH } from './paths';

const forDashboard = () => [
  ATTEMPTS_CALL,
  `${WEEKLY_PLAN_CALL}?${new URLSearchParams(planPlace())}`,
  PRACTICE_EXAM_CALL,
];
/** Whether it is under way; what opens a test is never asked for before the child starts it. */
const forTestEntry = () => [ATTEMPTS_CALL];
const forPracticeExam = () => [PRACTICE_EXAM_CALL];

const routes: PrefetchingRoutes = [
  {
    path: DASHBOARD_PATH,
    load: async () => (await import('./dashboard/dashboard-page')).DashboardPage,
    prefetch: forDashboard,
  },
  {
    path: reviewPath(':attemptId'),
    load: async () => (await import('./review/review-page')).ReviewPage,
    prefetch: ({ params: { attemptId = '' } }) => [attemptCall(attemptId), ATTEMPTS_CALL],
  },
  { path: resitPath(':attemptId'), load: async () => (await import('./exam/resit-page')).ResitPage },
  { path: `${TOPIC_PATH}/:category`, load: async () => (await import('./exam/topic-page')).TopicPage },
  {
    path: '/test/:testType/:category',
    load: async () => (await import('./exam/test-page')).TestPage,
    prefetch: forTestEntry,
  },
  {
    path: PRACTICE_TEST_PATH,
    load: async () => (await import('./exam/practice-test-page')).PracticeTestPage,
    prefetch: forTestEntry,
  },
  {
    path: PRACTICE_EXAM_PATH,
    load: async () => (await import('./practice-exam/practice-exam-page')).PracticeExamPage,
    prefetch: forPracticeExam,
  },
  {
    path: `${PRACTICE_EXAM_PATH}/:category`,
    load: async () => (await import('./practice-exam/part-page')).PartPage,
    prefetch: forPracticeExam,
  },
];

export default routes;
