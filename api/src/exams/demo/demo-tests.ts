import type { Subject, TestType } from '@wattle/contract/constants';

export interface DemoTest {
  daysAgo: number;
  testType: TestType;
  subject: Subject;
  /** Share of right answers; ignored for Writing. */
  share: number;
}

/** A month of successful practice, so that the dashboard of a fresh Wattle has something to show. */
export const DEMO_TESTS: readonly DemoTest[] = [
  { daysAgo: 27, testType: 'subject-test', subject: 'Maths', share: 0.5 },
  { daysAgo: 25, testType: 'subject-test', subject: 'Reading', share: 0.6 },
  { daysAgo: 20, testType: 'weekly-test', subject: 'Maths', share: 0.5 },
  { daysAgo: 18, testType: 'subject-test', subject: 'ThinkingSkills', share: 0.6 },
  { daysAgo: 13, testType: 'weekly-test', subject: 'Maths', share: 0.7 },
  { daysAgo: 11, testType: 'subject-test', subject: 'Reading', share: 0.7 },
  { daysAgo: 6, testType: 'mega-test', subject: 'Maths', share: 0.7 },
  { daysAgo: 4, testType: 'subject-test', subject: 'Writing', share: 1 },
  { daysAgo: 3, testType: 'subject-test', subject: 'ThinkingSkills', share: 0.8 },
  { daysAgo: 1, testType: 'weekly-test', subject: 'Maths', share: 0.8 },
];

/** Occurs in the writing task that {@link DEMO_TEXT} answers. */
export const DEMO_PROMPT = 'lost-property box';

export const DEMO_TEXT = [
  'My hand closed around something soft at the bottom of the box, and it was warm. Not warm like a jumper in the sun.',
  'Warm like a pocket that somebody has just taken their hand out of.',
  '',
  'I pulled it up slowly. It was a mitten, grey and lumpy, with a hole in the thumb. Nobody in our school wears mittens in March.',
  '',
  '“Is anyone there?” I whispered into the box, and felt silly. Then the other mitten, the one that I had not found yet, waved.',
].join('\n');
