import type { RemoteRoutes } from '@wattle/platform';
import { DASHBOARD_PATH, EXAM_DAY_PATH, PRACTICE_TEST_PATH, resitPath, reviewPath } from './paths';

const routes: RemoteRoutes = [
  { path: DASHBOARD_PATH, load: async () => (await import('./dashboard/dashboard-page')).DashboardPage },
  { path: reviewPath(':attemptId'), load: async () => (await import('./review/review-page')).ReviewPage },
  { path: resitPath(':attemptId'), load: async () => (await import('./exam/resit-page')).ResitPage },
  { path: '/test/:testType/:category', load: async () => (await import('./exam/test-page')).TestPage },
  { path: PRACTICE_TEST_PATH, load: async () => (await import('./exam/practice-test-page')).PracticeTestPage },
  { path: EXAM_DAY_PATH, load: async () => (await import('./exam-day/exam-day-page')).ExamDayPage },
  {
    path: `${EXAM_DAY_PATH}/:category`,
    load: async () => (await import('./exam-day/exam-day-part-page')).ExamDayPartPage,
  },
];

export default routes;
