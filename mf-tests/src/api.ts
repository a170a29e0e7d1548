import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('tests', ['AttemptList', 'Devices', 'OwnChild', 'PracticeExam', 'WeeklyPlan']);
