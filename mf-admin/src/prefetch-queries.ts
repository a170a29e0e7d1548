import type { QuestionListQuery, questionList, viewedQuestionList } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { requestTo } from '@wattle/contract/endpoint';
import type { PageAddress } from '@wattle/platform';

/** The list that an admin looks through, and the one from which questions are generated. */
export type ListPurpose = 'view' | 'generate';

/** Without the schemas of the contract, which the routes of the remote do not load. */
const LISTS = { view: 'GET /questions/views-questions/{subject}', generate: 'GET /questions/{subject}' } as const;

export function listRequest(purpose: ListPurpose, subject: Subject, query: Partial<QuestionListQuery> = {}) {
  return requestTo<typeof viewedQuestionList | typeof questionList>(LISTS[purpose], { params: { subject }, query });
}

const DEFAULT_TYPES: Record<ListPurpose, string> = { view: 'All', generate: 'Original' };

/** What a list asks for first, where its address names no filter. */
export const prefetchList =
  (purpose: ListPurpose) =>
  ({ params: { subject }, search }: PageAddress): string[] => {
    const query = new URLSearchParams({ page: '1', type: DEFAULT_TYPES[purpose], sort: 'oldest' });
    return search ? [] : [`${listRequest(purpose, subject as Subject).url}?${query}`];
  };
