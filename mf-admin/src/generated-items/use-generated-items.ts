import type { Subject } from '@wattle/contract';
import { useMemo } from 'react';
import { useGeneratedQuestionsQuery } from '../bank/questions.api';
import { useRefusedItemsQuery, useStoredItemsQuery } from './generated-items.api';
import { groupItems } from './group-items';

interface GeneratedItemsQuery {
  subject: Subject;
  id: string;
  /** Reading: the extract that the questions are about. */
  extractQuestionId?: string | undefined;
  /** Asks for nothing. */
  skip: boolean;
}

/** All that was generated from an original question, as the API has it. */
export function useGeneratedItems({ subject, id, extractQuestionId, skip }: GeneratedItemsQuery) {
  const options = { skip, refetchOnMountOrArgChange: true };
  const questions = useGeneratedQuestionsQuery(
    { subject, id, ...(extractQuestionId && { extractQuestionId }) },
    options,
  );
  const stored = useStoredItemsQuery({ subject, id }, options);
  const refused = useRefusedItemsQuery({ subject, id }, options);
  const queries = [questions, stored, refused];

  const responses = [questions.currentData, stored.currentData, refused.currentData] as const;
  const items = useMemo(() => {
    const [inBank, storedItems, refusedItems] = responses;
    if (!inBank || !storedItems || !refusedItems) return undefined;
    return groupItems({ questions: inBank, stored: storedItems, refused: refusedItems, extractId: extractQuestionId });
  }, [...responses, extractQuestionId]);

  return {
    items,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isError: queries.some(({ isError }) => isError),
    /** Asks again; resolves when the items are as they are now, or cannot be fetched. */
    async refresh() {
      await Promise.all(queries.map(({ refetch }) => refetch()));
    },
  };
}
