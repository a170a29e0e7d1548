import type { BinnedQuestion } from '@wattle/contract/question-changes';
import { apiReturns } from '@wattle/platform/fake-api';
import { aBankQuestion } from './bank';

export function aBinnedQuestion(overrides: Partial<BinnedQuestion> = {}): BinnedQuestion {
  const deletedAt = '2026-11-20T02:00:00.000Z';
  return { question: aBankQuestion(), deletedAt, deletedBy: 'hannah', daysLeft: 24, ...overrides };
}

export function binHas(questions: BinnedQuestion[]): void {
  apiReturns('questions/bin', { questions, page: 1, pages: 1, total: questions.length });
}
