import type { BankQuestion, QuestionCounts, QuestionListQuery } from '@wattle/contract/bank';
import { SUBJECTS } from '@wattle/contract/constants';
import { aQuestion } from '@wattle/contract/testing';
import { apiReturns, type RecordedCall } from '@wattle/platform/fake-api';

export const ADMIN_LIST = 'questions/views-questions/Maths';

export function aBankQuestion(overrides: Partial<BankQuestion> = {}): BankQuestion {
  return { ...aQuestion(), version: 1, ...overrides };
}

/** The bank has these questions of Maths on one page. */
export function bankHas(questions: BankQuestion[], { page = 1, pages = 1, total = questions.length } = {}): void {
  apiReturns(ADMIN_LIST, { questions, page, pages, total });
  apiReturns('questions/topics/Maths', { topics: [{ category: 'Time', count: 3 }] });
}

/** Each subject has so many originals, and nothing else unless it is said. */
export const countsOf = (Original: number, others: Partial<QuestionCounts['counts'][number]> = {}): QuestionCounts => ({
  counts: SUBJECTS.map((subject) => ({
    ...{ subject, all: Original, Original, Generated: 0, Finalized: 0, Draft: 0 },
    ...others,
  })),
});

/** All that the next call wants to restore is restored. */
export function restoreSucceeds(...ids: string[]): void {
  const message = ids.length === 1 ? '1 question was restored.' : `${ids.length} questions were restored.`;
  apiReturns('questions/restore-questions', { message, changed: ids, unchanged: [] });
}

/** The server responds so of a question that hannah deleted meanwhile. */
export const DELETED = {
  statusCode: 404,
  message: 'This question is no longer in the bank. Choose another one in the list.',
  deletion: { by: 'hannah', at: '2026-03-12T02:00:00.000Z' },
};

/** What a recorded call for a list asks for. */
export function askedFor({ path }: RecordedCall): Partial<Record<keyof QuestionListQuery, string>> {
  return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
}
