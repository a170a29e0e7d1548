import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('tests', [
  'AttemptList',
  'DailyPractice',
  'Devices',
  'Handouts',
  'OwnChild',
  'OwnChildren',
  'PracticeExam',
  'PracticeSettings',
  'TypingResults',
  'WeeklyPlan',
  'Writings',
]);

/** Fetched anew when the page comes; what is known is shown meanwhile. */
export const FRESH = { refetchOnMountOrArgChange: true };
