import { api } from '@wattle/platform';

/** The api of the page, with what the question bank caches. */
export const bankApi = api.enhanceEndpoints({ addTagTypes: ['QuestionList', 'BankQuestion'] });
