import type { BankQuestion, RefusedItem, StoredItem } from '@wattle/contract';

/** A question that was generated, with what became of it; without an item where that is not recorded. */
export interface GeneratedQuestion {
  question: BankQuestion;
  item?: StoredItem | undefined;
}

/** What one generation has put into the bank; the questions of an extract share it. */
export interface ItemGroup {
  generationId: string;
  extractId?: string | undefined;
  questions: GeneratedQuestion[];
}

/** All that was generated from one original question. */
export interface GeneratedItems {
  /** The latest generation first. */
  groups: ItemGroup[];
  refused: RefusedItem[];
}

interface Responses {
  /** Questions in the bank. */
  questions: readonly BankQuestion[];
  stored: readonly StoredItem[];
  refused: readonly RefusedItem[];
  /** Leaves out what does not belong to this extract. */
  extractId?: string | undefined;
}

/** Puts together what the API says about the questions that were generated from one. */
export function groupItems({ questions, stored, refused, extractId }: Responses): GeneratedItems {
  const inBank = new Map(questions.map((question) => [question.id, question]));
  const groups = new Map<string, ItemGroup>();
  for (const item of stored) {
    const question = inBank.get(item.questionId) ?? item.removed?.question;
    if (!question || (extractId && item.extractId !== extractId)) continue;
    inBank.delete(item.questionId);
    const { generationId } = item;
    const group = groups.get(generationId) ?? { generationId, extractId: item.extractId, questions: [] };
    group.questions.push({ question, item });
    groups.set(generationId, group);
  }
  const untraced = [...inBank.values()].map((question) => ({ question }));
  return {
    groups: [
      ...[...groups.values()].reverse(),
      ...(untraced.length > 0 ? [{ generationId: 'untraced', extractId, questions: untraced }] : []),
    ],
    refused: refused.filter(({ generationId }) => !extractId || groups.has(generationId)),
  };
}

/** "4 came back, 3 passed, 1 refused" */
export function countsInWords({ groups, refused }: GeneratedItems): string {
  const passed = groups.reduce((count, { questions }) => count + questions.length, 0);
  return `${passed + refused.length} came back, ${passed} passed, ${refused.length} refused`;
}
