import { SUBJECTS } from '@wattle/contract/constants';
import type { BinnedQuestion } from '@wattle/contract/question-changes';
import { subjectSchema } from '@wattle/contract/questions';
import { errorMessage, notify, useLocation } from '@wattle/platform';
import { useState } from 'react';
import { partialFailure } from '../questions/change-failure';
import { subjectOf } from '../questions/question-address';
import { useRestoreQuestionsMutation } from '../questions/question-changes.api';
import { useChangeSearch } from '../shared/use-change-search';

/** What the bin shows stands in its address. */
export function useBinFilter() {
  const { search } = useLocation();
  const changeSearch = useChangeSearch();
  const params = new URLSearchParams(search);
  const page = Number(params.get('page')) || 1;
  return {
    subject: subjectSchema.safeParse(params.get('subject')).data,
    search: params.get('search') || undefined,
    page: Math.min(Math.max(1, Math.floor(page)), 1_000_000),
    searchOf: (to: number) => searchWith(search, { page: String(to) }),
    change: (changes: Record<string, string>) => changeSearch((asked) => searchWith(asked, { page: '', ...changes })),
  };
}

function searchWith(search: string, changes: Record<string, string>): string {
  const values = { ...Object.fromEntries(new URLSearchParams(search)), ...changes };
  return `?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`;
}

/** Restores questions of several subjects. */
export function useRestoreAll() {
  const [restore, { isLoading }] = useRestoreQuestionsMutation();
  const [failure, setFailure] = useState('');
  return {
    failure,
    isLoading,
    async restore(questions: readonly BinnedQuestion[]): Promise<void> {
      const failures: string[] = [];
      for (const subject of SUBJECTS) {
        const ids = questions
          .filter(({ question }) => subjectOf(question) === subject)
          .map(({ question }) => question.id);
        if (ids.length === 0) continue;
        const { data, error } = await restore({ subject, ids, kind: 'deletion' });
        if (error) failures.push(errorMessage(error, 'The questions could not be restored. Please try again.'));
        else if (data.unchanged.length > 0) failures.push(`${data.message} ${partialFailure(data).reason}`);
        else notify.success(data.message);
      }
      setFailure(failures.join(' '));
    },
  };
}
