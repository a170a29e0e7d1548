import { type Exam, SUBJECT_NAMES } from '@wattle/contract/constants';
import { offeredSections } from '@wattle/contract/exams';
import type { PracticeExamPart, PracticeExamState } from '@wattle/contract/practice-exam';

export const EXAM_DAY = 'test/exam-day';
export const ID = 'e'.repeat(24);

type FirstParts = Omit<PracticeExamPart, 'subject'>[];

/** A practice exam whose first parts are these; the others wait. */
export function practiceExamOf(...first: FirstParts): PracticeExamState {
  return practiceExamAs(undefined, ...first);
}

/** The same, of the exam that the child prepares for. */
export function practiceExamAs(exam: Exam | undefined, ...first: FirstParts): PracticeExamState {
  const parts = offeredSections(exam).map(({ subject }, index) => ({
    subject: SUBJECT_NAMES[subject],
    ...(first[index] ?? { state: 'waiting' as const }),
  }));
  const serverTime = new Date().toISOString();
  return { series: { startedAt: serverTime, exam, parts }, exam, serverTime };
}

/** A part that is over. */
export const submitted = (score: number | null, total: number) => ({
  state: 'submitted' as const,
  attemptId: ID,
  score,
  total,
});
