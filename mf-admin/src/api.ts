import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('admin', ['QuestionList', 'BankQuestion', 'Family', 'StaffActions']);
