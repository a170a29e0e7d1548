import type { QuestionReport } from '@wattle/contract/question-reports';
import { anId } from '@wattle/contract/testing';

export function aReport(overrides: Partial<QuestionReport> = {}): QuestionReport {
  return {
    id: anId(),
    questionId: 'a'.repeat(24),
    subject: 'Maths',
    question: 'When is the third tram?',
    version: 1,
    reporter: 'student',
    selectedAnswer: 'B',
    correct_answer: 'A',
    reason: 'answer',
    reportedAt: '2026-11-20T02:00:00.000Z',
    ...overrides,
  };
}
