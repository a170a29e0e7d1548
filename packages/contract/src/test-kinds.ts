import { type EXAM_TYPES, QUESTION_COUNTS, type Subject, type TestType } from './constants';
import type { AttemptSummary } from './results';

/**
 * The parts of the practice exam. They follow the exam, which changes from year to year: all that depends on it stands
 * here.
 *
 * Numbers and minutes are those of the Selective High School Placement Test as preparation sites that cite the department
 * give them: Reading has 17 questions, three of several parts, with 38 answers in
 * 45 minutes; Maths 35 in 40; Thinking Skills 40 in 40; Writing one task in 30 minutes. A question of ours has one answer.
 */
export const PRACTICE_EXAM_PARTS = {
  Reading: { questions: 38, seconds: 45 * 60 },
  Maths: { questions: 35, seconds: 40 * 60 },
  ThinkingSkills: { questions: 40, seconds: 40 * 60 },
  Writing: { questions: 1, seconds: 30 * 60 },
} as const satisfies Record<Subject, { questions: number; seconds: number }>;

/**
 * The answers of each part of the exam's Reading paper, as third-party pages describe it: it changes from year to year.
 * `comprehension` is one text or two texts compared; the other parts are formats of questions.
 */
export const READING_MIX = {
  asOf: '2026-11-23',
  sources: ['testacademyreviews.com.au', 'gotestprep.com.au', 'newcollege.com.au'],
  answers: { comprehension: 8, poem: 6, gap: 6, extracts: 10, cloze: 8 },
} as const;

/** The order on those preparation sites. */
export const PRACTICE_EXAM_ORDER = ['Reading', 'Maths', 'ThinkingSkills', 'Writing'] as const;

/** After each part but the last. Those sites give no length; this is enough to stand up and have a drink. */
export const PRACTICE_EXAM_BREAK_SECONDS = 10 * 60;

/** What a test on the /test route is made of. */
interface TestKind {
  /** How it is called, such as "Weekly test". */
  title: string;
  /** Questions of this kind are taken first; others fill up what is missing. `null`: all are alike. */
  examType: (typeof EXAM_TYPES)[number] | null;
}

/** The tests of the /test route. The combined one on /practice-test is untimed, whatever {@link testSeconds} says. */
export const TEST_KINDS: Record<TestType, TestKind> = {
  'subject-test': { title: 'Subject test', examType: 'Practice' },
  'weekly-test': { title: 'Weekly test', examType: 'Weekly' },
  'mega-test': { title: 'Mega test', examType: 'Monthly' },
  'practice-test': { title: 'Practice test', examType: 'Practice' },
  'full-test': { title: 'Practice exam', examType: null },
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
  return testType === 'full-test' ? PRACTICE_EXAM_PARTS[subject].questions : COUNTS[testType];
}

/** Whether a test has exactly as many: whole passages make one of Reading a little longer or shorter (docs/decisions/037). */
export function isExactCount(subject: Subject): boolean {
  return subject !== 'Reading';
}

/** Seconds that a test lasts; `null` is untimed (docs/published.md, limits). */
export function testSeconds(testType: TestType, subject: Subject): number | null {
  return testType === 'full-test' ? PRACTICE_EXAM_PARTS[subject].seconds : SECONDS[testType];
}

/** What the title of an attempt is made of. */
type TitledAttempt = Pick<AttemptSummary, 'kind' | 'subject' | 'resitOf' | 'topic' | 'day'>;

/**
 * How an attempt is called: "Weekly test, Maths".
 *
 * @param isFull - Whether a subject test is called more than its subject, as to parents, who see no other list of tests.
 */
export function attemptTitle({ kind, subject, resitOf, topic, day }: TitledAttempt, isFull = false): string {
  if (topic) return topicTitle(topic);
  if (kind === 'practice' && day) return `Practice of ${dayInWords(day)}`;
  if (kind === 're-sit' && resitOf) return `Retry: ${attemptTitle({ kind: resitOf, subject }, isFull)}`;
  if (!subject || kind === 're-sit' || kind === 'practice') return kindTitle(kind);
  return kind === 'subject-test' && !isFull ? subject : `${kindTitle(kind)}, ${subject}`;
}

/** How a kind of test is called, whatever its subject. */
export function kindTitle(kind: AttemptSummary['kind']): string {
  if (kind === 'free') return 'Free assessment';
  if (kind === 'practice') return 'Practice of the day';
  return kind === 're-sit' ? 'Retry of a test' : TEST_KINDS[kind].title;
}

/** How practice of one topic is called. */
export function topicTitle(topic: string): string {
  return `Practice: ${topic}`;
}

/** "Friday 27 November". */
function dayInWords(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString('en-AU', parts).replace(',', '');
}
