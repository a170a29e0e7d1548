import type { BankQuestion } from '@wattle/contract/bank';
import type { PromptFigures, RefusedItem, StoredItem } from '@wattle/contract/generated-items';
import { anId } from '@wattle/contract/testing';
import { apiReturns } from '@wattle/platform/fake-api';

/** A question that has passed the checks, and which nobody has decided about. */
export function aStoredItem(questionId: string, overrides: Partial<StoredItem> = {}): StoredItem {
  return {
    questionId,
    generationId: 'generation-1',
    at: '2026-11-20T02:00:00.000Z',
    prompt: 'questions.v1',
    model: 'wattle-test-model',
    passed: ['oneKey', 'notNearDuplicate', 'yearLevelWords', 'noMarkup', 'secondAnswer', 'sameTopic'],
    secondAnswer: '9',
    ...overrides,
  };
}

/** An item whose key a second solve has not found, unless the test says otherwise. */
export function aRefusedItem(overrides: Partial<RefusedItem> = {}): RefusedItem {
  return {
    id: anId(),
    generationId: 'generation-1',
    at: '2026-11-20T02:00:00.000Z',
    prompt: 'questions.v1',
    model: 'wattle-test-model',
    flaws: [{ check: 'secondAnswer', reason: 'A second solve gives A and not B.' }],
    question: 'How many gulls are left?',
    mcq_options: 'A 12, B 14',
    correct_answer: 'B',
    explanation: 'Count them.',
    secondAnswer: 'A',
    rawAnswer: '{"questions":[]}',
    ...overrides,
  };
}

const FIGURES: PromptFigures = {
  prompt: 'questions.v1',
  isCurrent: true,
  since: '2026-11-02T02:00:00.000Z',
  passed: 318,
  refused: 94,
  edited: 50,
  finalized: 236,
  finalizedAfterEdit: 41,
  rejected: 37,
  waiting: 45,
};

interface Generated {
  questions?: BankQuestion[];
  stored?: StoredItem[];
  refused?: RefusedItem[];
}

/** From an original question these were generated. */
export function generatedFrom(
  { id }: BankQuestion,
  { questions = [], stored = [], refused = [] }: Generated,
  figures: Partial<PromptFigures> = {},
): void {
  apiReturns(`questions/generated/${id}`, questions);
  apiReturns(`generation/items/${id}`, { items: stored });
  apiReturns(`generation/refused-items/${id}`, { refusedItems: refused });
  apiReturns('generation/prompts', { prompts: [{ ...FIGURES, ...figures }] });
}

/** The bank has a question, from which nothing was generated, with its history. */
export function bankShows(question: BankQuestion): void {
  generatedFrom(question, {});
  apiReturns(`questions/question/${question.id}`, question);
  apiReturns(`questions/get-question/${question.id}`, question);
  apiReturns(`questions/history/${question.id}`, { history: [] });
  apiReturns('question-reports', { reports: [], total: 0 });
}

/** The same, and what the form of its edit asks for. */
export function canBeEdited(question: BankQuestion): void {
  bankShows(question);
  apiReturns(`questions/topics/${question.subject}`, { topics: [] });
  apiReturns('questions/near-duplicates', { questions: [] });
}
