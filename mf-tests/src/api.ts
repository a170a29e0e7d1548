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
  'WeeklyPlan',
  'Writings',
]);
