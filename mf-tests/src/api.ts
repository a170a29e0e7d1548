import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('tests', ['AttemptList', 'PracticeExam', 'WeeklyPlan']);
