import { createRemoteApi } from '@wattle/platform';

export const api = createRemoteApi('admin', [
  'QuestionList',
  'BankQuestion',
  'Generation',
  'GenerationList',
  'Family',
  'StaffActions',
  'Operations',
]);
