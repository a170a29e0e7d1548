/**
 * What the landing page says and claims. Before the site is opened to the public the operator must
 * - replace REVIEWS: they are samples, and only words that real parents gave for publication may stand there;
 * - check that the figures are true of the question bank (they are MARKETING_CLAIMS of the contract);
 * - check that a subscription with these BENEFITS is on offer.
 */

import { MARKETING_CLAIMS, QUESTION_COUNTS } from '@wattle/contract/constants';
import { FREE_TESTS as CONTRACT_TESTS } from '@wattle/contract/free-tests';
import { BookOpen, ChartLine, Timer } from 'lucide';
import again from '../../assets/again.svg';
import bonus from '../../assets/bonus.svg';
import growing from '../../assets/growing.svg';
import { DASHBOARD_SHOT, EXAM_SHOT, RESULT_SHOT } from './shots';

const { questionTypes, questions, testsPerYearLevel, bonusTests, yearLevels } = MARKETING_CLAIMS;

export const YEARS = `Years ${yearLevels.replace('-', ' to ')}`;

/** The free tests; the first by the name that parents know. */
export const FREE_TESTS = CONTRACT_TESTS.map(({ subject, title, seconds }) => ({
  subject,
  title: subject === 'Reading' ? 'English (reading)' : title,
  minutes: seconds / 60,
}));

export const FREE_MINUTES = FREE_TESTS.reduce((sum, { minutes }) => sum + minutes, 0);

export const FREE_QUESTIONS = QUESTION_COUNTS.free;

export const FEATURES = [
  {
    drawing: Timer,
    tone: 'brand',
    shot: EXAM_SHOT,
    title: 'Real timing',
    text: 'Weekly and mega tests run against the clock, as in the exam. Lose the network and no answer is lost.',
  },
  {
    drawing: BookOpen,
    tone: 'action',
    shot: RESULT_SHOT,
    title: 'Every answer explained',
    text: 'After each test your child sees why, not just what: the worked steps and the easy mistake.',
  },
  {
    drawing: ChartLine,
    tone: 'info',
    shot: DASHBOARD_SHOT,
    title: 'Progress you can trust',
    text: 'Results by topic, test after test, and what to practise next. Each topic is explained.',
  },
] as const;

export const STATS = [
  { figure: questions, label: 'practice questions' },
  { figure: questionTypes, label: 'question types' },
  { figure: testsPerYearLevel, label: 'tests per year level' },
  { figure: `${FREE_MINUTES} min`, label: 'free assessment' },
];

export const BENEFITS = [
  {
    art: growing,
    title: 'Progress reports',
    text: 'See how each topic moves from test to test, and where an hour is best spent.',
  },
  {
    art: again,
    title: 'Unlimited re-sits',
    text: 'Take any test again, as often as it helps. Each result stays on record.',
  },
  { art: bonus, title: `${bonusTests} bonus tests`, text: `On top of all the others, for year levels ${yearLevels}.` },
];

export const REVIEWS = [
  { words: 'She asked to do another one. I have never heard that about an exam.', from: 'Parent of a Year 5 student' },
  { words: 'The explanations are better than those in the book we paid for.', from: 'Parent of a Year 6 student' },
  { words: 'Our internet dropped in the middle, and the test just carried on.', from: 'Parent of a Year 4 student' },
];
