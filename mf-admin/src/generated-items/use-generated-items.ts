import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { RefusedItem, StoredItem } from '@wattle/contract/generated-items';
import { useMemo } from 'react';
import { useGeneratedQuestionsQuery } from '../questions/questions.api';
import { useRefusedItemsQuery, useStoredItemsQuery } from './generated-items.api';

/** A question that was generated, with what became of it; without an item where that is not recorded. */
export interface GeneratedQuestion {
  question: BankQuestion;
  item?: StoredItem | undefined;
}

/** What one generation has put into the bank; the questions of an extract share it. */
export interface ItemGroup {
  generationId: string;
  extractId?: string | undefined;
  questions: [GeneratedQuestion, ...GeneratedQuestion[]];
}

export interface GeneratedItems {
  groups: ItemGroup[];
  refused: RefusedItem[];
}

interface Responses {
  questions: readonly BankQuestion[];
  stored: readonly StoredItem[];
  refused: readonly RefusedItem[];
  /** Leaves out what does not belong to this extract. */
  extractId?: string | undefined;
}

function groupItems({ questions, stored, refused, extractId }: Responses): GeneratedItems {
  const inBank = new Map(questions.map((question) => [question.id, question]));
  const groups = new Map<string, ItemGroup>();
  for (const item of stored) {
    const question = inBank.get(item.questionId) ?? item.removed?.question;
    if (!question || (extractId && item.extractId !== extractId)) continue;
    inBank.delete(item.questionId);
    const { generationId } = item;
    const group = groups.get(generationId);
    if (group) group.questions.push({ question, item });
    else groups.set(generationId, { generationId, extractId: item.extractId, questions: [{ question, item }] });
  }
  const [untraced, ...more] = [...inBank.values()].map((question) => ({ question }));
  const latestFirst = [...groups.values()].reverse();
  if (untraced) latestFirst.push({ generationId: 'untraced', extractId, questions: [untraced, ...more] });
  return {
    groups: latestFirst,
    refused: refused.filter(({ generationId }) => !extractId || groups.has(generationId)),
  };
}

/** "4 came back, 3 passed, 1 refused" */
export function countsInWords({ groups, refused }: GeneratedItems): string {
  const passed = groups.reduce((count, { questions }) => count + questions.length, 0);
  return `${passed + refused.length} came back, ${passed} passed, ${refused.length} refused`;
}

interface GeneratedItemsQuery {
  subject: Subject;
  id: string;
  extractQuestionId?: string | undefined;
  skip: boolean;
}

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
