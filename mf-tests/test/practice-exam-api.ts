import type { PracticeExamPart, PracticeExamState } from '@wattle/contract/practice-exam';

export const EXAM_DAY = 'test/exam-day';
const NAMES = ['Reading', 'Maths', 'Thinking Skills', 'Writing'] as const;
export const ID = 'e'.repeat(24);

/** A practice exam whose first parts are these; the others wait. */
export function practiceExamOf(...first: Omit<PracticeExamPart, 'subject'>[]): PracticeExamState {
  const parts = NAMES.map((subject, index) => ({ subject, ...(first[index] ?? { state: 'waiting' as const }) }));
  const serverTime = new Date().toISOString();
  return { series: { startedAt: serverTime, parts }, serverTime };
}

/** A part that is over. */
export const submitted = (score: number | null, total: number) => ({
  state: 'submitted' as const,
  attemptId: ID,
  score,
  total,
});
