import { type EXAM_TYPES, QUESTION_COUNTS, type SUBJECTS, type TEST_TYPES } from './constants';
import { EXAM_DAY_PARTS } from './exam-day';

type Subject = (typeof SUBJECTS)[number];
type TestType = (typeof TEST_TYPES)[number];

/** What a test on the /test route is made of. */
export interface TestKind {
  /** How it is called, such as "Weekly test". */
  title: string;
  /** Questions of this kind are taken first; others fill up what is missing (docs/decisions/007). `null`: all are alike. */
  examType: (typeof EXAM_TYPES)[number] | null;
}

/** The tests of the /test route. The combined one on /practice-test is untimed, whatever {@link testSeconds} says. */
export const TEST_KINDS: Record<TestType, TestKind> = {
  'subject-test': { title: 'Subject test', examType: 'Practice' },
  'weekly-test': { title: 'Weekly test', examType: 'Weekly' },
  'mega-test': { title: 'Mega test', examType: 'Monthly' },
  'practice-test': { title: 'Practice test', examType: 'Practice' },
  'full-test': { title: 'As on the day', examType: null },
};

const COUNTS: Record<Exclude<TestType, 'full-test'>, number> = {
  'subject-test': QUESTION_COUNTS.subject,
  'weekly-test': QUESTION_COUNTS.weekly,
  'mega-test': QUESTION_COUNTS.mega,
  'practice-test': QUESTION_COUNTS.practiceSection,
};

const SECONDS: Record<Exclude<TestType, 'full-test'>, number | null> = {
  'subject-test': null,
  'weekly-test': 1_200,
  'mega-test': 1_800,
  'practice-test': 600,
};

/** How many questions of a subject a test serves: of Writing always one, which is a test by itself. */
export function questionCount(testType: TestType, subject: Subject): number {
  if (subject === 'Writing') return QUESTION_COUNTS.writing;
  return testType === 'full-test' ? EXAM_DAY_PARTS[subject].questions : COUNTS[testType];
}

/** Whether a test has exactly as many: whole passages make one of Reading a little longer or shorter (docs/decisions/037). */
export function isExactCount(subject: Subject): boolean {
  return subject !== 'Reading';
}

/** Seconds that a test lasts; `null` is untimed (docs/published.md, limits). */
export function testSeconds(testType: TestType, subject: Subject): number | null {
  return testType === 'full-test' ? EXAM_DAY_PARTS[subject].seconds : SECONDS[testType];
}
