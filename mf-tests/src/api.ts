import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('tests', [
  'AttemptList',
  'Devices',
  'Handouts',
  'OwnChild',
  'PracticeExam',
  'WeeklyPlan',
]);
