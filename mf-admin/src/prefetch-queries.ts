import type { PageAddress } from '@wattle/platform';

/** The list that an admin looks through, and the one from which questions are generated. */
export type ListPurpose = 'view' | 'generate';

export const LIST_ENDPOINTS: Record<ListPurpose, string> = {
  view: 'questions/views-questions/',
  generate: 'questions/',
};

const DEFAULT_TYPES: Record<ListPurpose, string> = { view: 'All', generate: 'Original' };

/** What a list asks for first, where its address names no filter. */
export const prefetchList =
  (purpose: ListPurpose) =>
  ({ params: { subject = '' }, search }: PageAddress): string[] => {
    const query = new URLSearchParams({ page: '1', type: DEFAULT_TYPES[purpose], sort: 'oldest' });
    return search ? [] : [`${LIST_ENDPOINTS[purpose]}${subject}?${query}`];
  };
