import type { BankQuestion, QuestionListQuery } from '@wattle/contract/bank';
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

/** What a recorded call for a list asks for. */
export function askedFor({ path }: RecordedCall): Partial<Record<keyof QuestionListQuery, string>> {
  return Object.fromEntries(new URLSearchParams(path.split('?')[1]));
}
