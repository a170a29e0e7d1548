import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('tests', [
  'AttemptList',
  'DailyPractice',
  'Devices',
  'OwnChild',
  'PracticeExam',
  'PracticeSettings',
  'WeeklyPlan',
]);
