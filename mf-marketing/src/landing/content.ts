/**
 * What the landing page says and claims. Before the site is opened to the public the operator must
 * - replace REVIEWS: they are samples and marked so, and only words that real parents gave for publication may stand
 *   there unmarked;
 * - check that CHECKS are true of the questions that it has added to those that come with Wattle;
 * - check that a subscription with these BENEFITS is on offer, and say its PRICE, also in the note of `remote.json`.
 * Figures of the bank are MARKETING_CLAIMS of the contract, or what the bank holds where that is less.
 */

import { MARKETING_CLAIMS, QUESTION_COUNTS } from '@wattle/contract/constants';
import { FREE_TESTS as CONTRACT_TESTS } from '@wattle/contract/free-tests';
import { BookOpen, ChartLine, Timer } from 'lucide';
import again from '../../assets/again.svg';
import bonus from '../../assets/bonus.svg';
import growing from '../../assets/growing.svg';
import { DASHBOARD_SHOT, EXAM_SHOT, RESULT_SHOT } from './shots';

const { bonusTests, yearLevels } = MARKETING_CLAIMS;

/** The free tests; the first by the name that parents know. */
export const FREE_TESTS = CONTRACT_TESTS.map(({ subject, title, seconds }) => ({
  subject,
  title: subject === 'Reading' ? 'English (reading)' : title,
  minutes: seconds / 60,
}));

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

/** Each with the fact of the server that is its figure. */
export const STATS = [
  { fact: 'bank-questions', label: 'practice questions' },
  { fact: 'bank-question-types', label: 'question types' },
  { fact: 'bank-tests-per-year-level', label: 'tests per year level' },
] as const;

/** Invented. */
export const RESULT = {
  title: 'Weekly test, Maths, Year 5',
  score: '11 of 17',
  strength: 'Everything right in Money and in Time. Next: Geometry.',
  topics: [
    { topic: 'Money', right: 3, of: 3 },
    { topic: 'Time', right: 2, of: 2 },
    { topic: 'Fractions and decimals', right: 3, of: 5 },
    { topic: 'Data and graphs', right: 2, of: 4 },
    { topic: 'Geometry', right: 1, of: 3 },
  ],
  wrong: {
    question: 'A rectangular garden is 6 m long and 4 m wide. How long is a fence around it?',
    chosen: '24 m',
    key: '20 m',
    why: '24 is 6 × 4: that is the area, in square metres. A fence goes along all four sides: 6 + 4 + 6 + 4 = 20 m.',
  },
};

export const CHECKS = [
  {
    title: 'Written for this practice',
    text: 'Each question has a level and a school year from 4 to 7, and all but writing tasks a topic and an explanation. In Maths and Thinking Skills each wrong answer has a sentence of its own: which slip leads to it.',
  },
  {
    title: 'Answered without the key',
    text: 'Before a question counts, somebody who cannot see its key has answered it as it stands. So far these readers are AI language models. Where answer and key differ, the question waits until that is settled.',
  },
  {
    title: 'Worked out once more',
    text: 'For Maths, and for Thinking Skills that are not arguments in words, a program works the answer out from the question alone, and checks that one option is right and no other.',
  },
  {
    title: 'Put right for everybody',
    text: 'What a model drafts reaches no test before staff approve it. When a key is corrected, every test that had the question can be marked again.',
  },
];

/** Such as '$19 a month for each child'. Undefined: the page says that an account costs nothing for now. */
export const PRICE: string | undefined = undefined;

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

export const REVIEWS: { words: string; from: string; isSample?: true }[] = [
  {
    words: 'She asked to do another one. I have never heard that about an exam.',
    from: 'Parent of a Year 5 student',
    isSample: true,
  },
  {
    words: 'The explanations are better than those in the book we paid for.',
    from: 'Parent of a Year 6 student',
    isSample: true,
  },
  {
    words: 'Our internet dropped in the middle, and the test just carried on.',
    from: 'Parent of a Year 4 student',
    isSample: true,
  },
];
