import { EXAM_NAMES, type EXAM_TYPES, type Exam, QUESTION_COUNTS, type Subject, type TestType } from './constants';
import { DEFAULT_EXAM, type ExamMix, examProfile, sectionOf } from './exams';
import type { AttemptSummary } from './results';

/** Shares of levels, topics and years in a test, of any sum. */
export interface Mix extends Omit<ExamMix, 'mostEasy'> {
  mostEasy?: number | undefined;
  /** Other topics have a share of 1. */
  topics: Readonly<Record<string, number>>;
  /** Of one passage, by part of the Reading section; absent where passages are served whole. */
  mostOfPassage?: Readonly<Record<string, number>> | undefined;
}

/** What the questions of a test are chosen by. Shares that are absent are those of the exam. */
interface ChosenQuestions extends Partial<Pick<Mix, 'levels' | 'years'>> {
  /** Of each subject but Writing; `null`: as many as the part of the exam has. */
  questions: number | null;
  /** Questions of this kind are taken first; others fill up what is missing (docs/decisions/007). `null`: all are alike. */
  examType: (typeof EXAM_TYPES)[number] | null;
}

/** A child's own year comes first in each kind; what the other years are for differs. */
interface TestKind extends ChosenQuestions {
  /** How it is called, such as "Weekly test". */
  title: string;
  /** `null`: untimed, or as long as the part of the exam. */
  seconds: number | null;
}

/** The tests of the /test route. The combined one on /practice-test is untimed, whatever {@link testSeconds} says. */
export const TEST_KINDS: Record<TestType, TestKind> = {
  // Untimed and the longest: for learning, so that a child gets most of it right. More of what the child should know
  // than of what comes next.
  'subject-test': {
    title: 'Subject test',
    examType: 'Practice',
    questions: 30,
    seconds: null,
    levels: { Easy: 30, Medium: 45, Difficult: 25 },
    years: { below: 25, own: 60, above: 15 },
  },
  // About a minute for a question, every week: a measure must stay the same, and not frighten. So it is one of the
  // child's own year.
  'weekly-test': {
    title: 'Weekly test',
    examType: 'Weekly',
    questions: 17,
    seconds: 20 * 60,
    levels: { Easy: 30, Medium: 50, Difficult: 20 },
    years: { below: 20, own: 65, above: 15 },
  },
  // The hardest of the month: it differentiates among the top tenth of children. Its hard questions are those of the
  // year to come.
  'mega-test': {
    title: 'Mega test',
    examType: 'Monthly',
    questions: 26,
    seconds: 30 * 60,
    levels: { Easy: 20, Medium: 45, Difficult: 35 },
    years: { below: 5, own: 60, above: 35 },
  },
  // As many of each subject in a row.
  'practice-test': {
    title: 'Practice test',
    examType: 'Practice',
    questions: 10,
    seconds: 10 * 60,
    levels: { Easy: 30, Medium: 50, Difficult: 20 },
    years: { below: 25, own: 60, above: 15 },
  },
  'full-test': {
    title: 'Practice exam',
    examType: null,
    questions: null,
    seconds: null,
  },
};

/** Questions that show both what a child can do and what it could learn. */
const FREE_TEST: ChosenQuestions = {
  examType: 'Practice',
  questions: QUESTION_COUNTS.free,
  levels: { Easy: 40, Medium: 40, Difficult: 20 },
  years: { below: 20, own: 60, above: 20 },
};

/**
 * About the shares of the syllabus for years 5 and 6 in the exam: number with money, fractions and rates is nearly half
 * of it, measurement and geometry a third, data and chance the rest. All kinds of tests have the same, so that each
 * prepares for the exam.
 */
const MATHS_TOPICS = {
  'Number and place value': 3,
  'Fractions and decimals': 2,
  Percentages: 1,
  'Ratio and rate': 2,
  Money: 2,
  'Logic with numbers': 1,
  'Patterns and algebra': 2,
  Measurement: 3,
  Time: 1,
  Geometry: 3,
  'Data and graphs': 3,
  Chance: 1,
};

/** Arguments are a third of the exam's section, spatial reasoning a sixth. */
const THINKING_TOPICS = {
  'Argument analysis': 4,
  'Drawing conclusions': 1.5,
  'Data and evidence': 1.5,
  Deduction: 1,
  'Ordering and scheduling': 1,
  Patterns: 1,
  'Spatial reasoning': 2,
  'Truth-tellers and puzzles': 1,
};

/** Reading is chosen by passage, each of one part of the paper. */
const TOPICS: Record<Exclude<Subject, 'Reading'>, Mix['topics']> = {
  Maths: MATHS_TOPICS,
  ThinkingSkills: THINKING_TOPICS,
  Writing: {},
};

/**
 * How many questions a test has, which ones come first, and their shares of levels, topics and years.
 *
 * @param exam - Of the child. Only the practice exam depends on it.
 */
export function blueprintOf(kind: TestType | 'free', subject: Subject, exam?: Exam | null) {
  const { examType, ...own } = kind === 'free' ? FREE_TEST : TEST_KINDS[kind];
  const { reading, mix: ofExam } = examProfile(kind === 'full-test' ? exam : DEFAULT_EXAM);
  const { levels = ofExam.levels, years = ofExam.years } = own;
  const mostEasy = own.levels ? undefined : ofExam.mostEasy;
  const topics = subject === 'Reading' ? reading.answers : TOPICS[subject];
  const mostOfPassage = subject === 'Reading' ? reading.mostOfPassage : undefined;
  const mix: Mix = { levels, topics, years, mostEasy, mostOfPassage };
  return { subject, examType, count: questionCount(kind, subject, exam), mix };
}

/** How many questions of a subject a test serves: of Writing one, unless the exam has more tasks; 0 where it has none. */
export function questionCount(kind: TestType | 'free', subject: Subject, exam?: Exam | null): number {
  if (kind === 'free') return QUESTION_COUNTS.free;
  const { questions } = TEST_KINDS[kind];
  if (questions === null) return sectionOf(exam, subject)?.served ?? 0;
  return subject === 'Writing' ? QUESTION_COUNTS.writing : questions;
}

/** Whether a test has exactly as many: whole passages make one of Reading a little longer or shorter (docs/decisions/037). */
export function isExactCount(subject: Subject): boolean {
  return subject !== 'Reading';
}

/** Seconds that a test lasts; `null` is untimed (docs/published.md, limits). */
export function testSeconds(testType: TestType, subject: Subject, exam?: Exam | null): number | null {
  return testType === 'full-test' ? (sectionOf(exam, subject)?.seconds ?? null) : TEST_KINDS[testType].seconds;
}

/** Whether texts have the published limit of words: in the exam there is none. */
export function hasWordLimit(kind: AttemptSummary['kind']): boolean {
  return kind !== 'full-test';
}

/** What the title of an attempt is made of. */
type TitledAttempt = Pick<AttemptSummary, 'kind' | 'subject' | 'resitOf' | 'topic' | 'day' | 'exam'>;

/**
 * How an attempt is called: "Weekly test, Maths", "Practice exam, Maths (Opportunity Class test)".
 *
 * @param isFull - Whether a subject test is called more than its subject, as to parents, who see no other list of tests.
 */
export function attemptTitle({ kind, subject, resitOf, topic, day, exam }: TitledAttempt, isFull = false): string {
  if (topic) return topicTitle(topic);
  if (kind === 'practice' && day) return `Practice of ${dayInWords(day)}`;
  if (kind === 're-sit' && resitOf) return `Retry: ${attemptTitle({ kind: resitOf, subject }, isFull)}`;
  if (!subject || kind === 're-sit' || kind === 'practice') return kindTitle(kind);
  if (kind === 'subject-test' && !isFull) return subject;
  const title = `${kindTitle(kind)}, ${subject}`;
  return exam ? `${title} (${EXAM_NAMES[exam]})` : title;
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
