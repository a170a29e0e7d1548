import { QUESTION_COUNTS, type Subject, type TestType } from '@wattle/contract/constants';
import { questionCount, READING_MIX, TEST_KINDS } from '@wattle/contract/test-kinds';
import type { Choice } from './choice';
import type { Mix } from './mix-balance';
import type { YearMix } from './year-mix';

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

/** Reading is chosen by passage, each of one part of the paper, and Writing has one task. */
const TOPICS: Record<Subject, Mix['topics']> = {
  Maths: MATHS_TOPICS,
  ThinkingSkills: THINKING_TOPICS,
  Reading: READING_MIX.answers,
  Writing: {},
};

const LEVELS: Record<TestType | 'free', Mix['levels']> = {
  // Untimed and the longest: for learning, so that a child gets most of it right.
  'subject-test': { Easy: 30, Medium: 45, Difficult: 25 },
  // About a minute for a question, every week: a measure must stay the same, and not frighten.
  'weekly-test': { Easy: 30, Medium: 50, Difficult: 20 },
  // The hardest of the month: it differentiates among the top tenth of children.
  'mega-test': { Easy: 20, Medium: 45, Difficult: 35 },
  // Ten of each subject in a row.
  'practice-test': { Easy: 30, Medium: 50, Difficult: 20 },
  // The exam ranks children of whom most are among the best of their class, so little of it is easy for them.
  'full-test': { Easy: 15, Medium: 50, Difficult: 35 },
  // Ten questions that show both what a child can do and what it could learn.
  free: { Easy: 40, Medium: 40, Difficult: 20 },
};

/** A child's own year comes first in each kind; what the other years are for differs. */
const YEARS: Record<TestType | 'free', YearMix> = {
  // For learning: more of what the child should know than of what comes next.
  'subject-test': { below: 25, own: 60, above: 15 },
  // The same measure each week is one of the child's own year.
  'weekly-test': { below: 20, own: 65, above: 15 },
  // The hardest of the month: its hard questions are those of the year to come.
  'mega-test': { below: 5, own: 60, above: 35 },
  'practice-test': { below: 25, own: 60, above: 15 },
  // The exam asks for more than a year teaches.
  'full-test': { below: 15, own: 55, above: 30 },
  // Shows both what a child can do and what it could learn.
  free: { below: 20, own: 60, above: 20 },
};

type Blueprint = Pick<Choice, 'count' | 'examType' | 'mix'> & { subject: Subject };

export function blueprintOf(kind: TestType | 'free', subject: Subject): Blueprint {
  const mix = { levels: LEVELS[kind], topics: TOPICS[subject], years: YEARS[kind] };
  if (kind === 'free') return { subject, mix, count: QUESTION_COUNTS.free, examType: 'Practice' };
  return { subject, mix, count: questionCount(kind, subject), examType: TEST_KINDS[kind].examType };
}
