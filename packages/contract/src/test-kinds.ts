import { type EXAM_TYPES, QUESTION_COUNTS, type SUBJECTS, type TEST_TYPES } from './constants';

/** What a test on the /test route is made of. */
export interface TestKind {
  /** How it is called, such as "Weekly test". */
  title: string;
  /** How many questions it serves; fewer only when the bank holds fewer (decision 7). */
  questions: number;
  /** Questions of this kind are taken first; others fill up what is missing (decision 7). */
  examType: (typeof EXAM_TYPES)[number];
  /** Seconds that it lasts; `null` is untimed (specification 9). */
  seconds: number | null;
}

/** The tests of the /test route. The combined one on /practice-test is untimed, whatever this says. */
export const TEST_KINDS: Record<(typeof TEST_TYPES)[number], TestKind> = {
  'subject-test': { title: 'Subject test', questions: QUESTION_COUNTS.subject, examType: 'Practice', seconds: null },
  'weekly-test': { title: 'Weekly test', questions: QUESTION_COUNTS.weekly, examType: 'Weekly', seconds: 1_200 },
  'mega-test': { title: 'Mega test', questions: QUESTION_COUNTS.mega, examType: 'Monthly', seconds: 1_800 },
  'practice-test': {
    title: 'Practice test',
    questions: QUESTION_COUNTS.practiceSection,
    examType: 'Practice',
    seconds: 600,
  },
};

/** How many questions of a subject a test serves: of Writing always one, which is a test by itself. */
export function questionCount(testType: (typeof TEST_TYPES)[number], subject: (typeof SUBJECTS)[number]): number {
  return subject === 'Writing' ? QUESTION_COUNTS.writing : TEST_KINDS[testType].questions;
}
