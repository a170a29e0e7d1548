import { SUBJECTS } from '@wattle/contract/constants';
import type { Random } from '../support/random';
import type { TestOf } from '../support/test-calls';
import { NETWORK_FAULTS } from './device-proxy';

/** What may go wrong while a child answers. */
const FAULTS = [
  ...NETWORK_FAULTS,
  'offline for a while',
  'tab closed',
  'browser killed, storage cleared',
  'second device',
  'device clock changed',
  'laptop asleep',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How a test ends. The last two are of timed tests only. */
const ENDINGS = ['submitted', 'time ran out', 'tab never returned'] as const;
type Ending = (typeof ENDINGS)[number];

const TIMED = ['weekly-test', 'mega-test'] as const;
const FAULTS_AT_MOST = 4;
const ANSWERS_AT_MOST = 12;

/** One attempt as it is to go, all of it chosen before it begins. */
export interface Plan {
  test: TestOf;
  startsAfterMs: number;
  openingsAtOnce: number;
  /** What goes wrong before each answer, if anything. */
  steps: (Fault | undefined)[];
  isClockWrong: boolean;
  ending: Ending;
  hasExtraTime: boolean;
  submissionsAtOnce: number;
}

export function randomPlan(random: Random, withinMs: number): Plan {
  const test = randomTest(random);
  const isTimed = TIMED.some((each) => each === test.testType);
  return {
    test,
    startsAfterMs: random.between(0, withinMs),
    openingsAtOnce: random.pick([1, 1, 2, 5]),
    steps: randomSteps(random),
    isClockWrong: random.isTrueWith(0.2),
    ending: isTimed ? random.pick(ENDINGS) : 'submitted',
    hasExtraTime: random.isTrueWith(0.5),
    submissionsAtOnce: random.isTrueWith(0.5) ? random.whole(2, 50) : 1,
  };
}

function randomTest(random: Random): TestOf {
  const testType = random.pick(['subject-test', ...TIMED, 'practice-test'] as const);
  return testType === 'practice-test' ? { testType } : { testType, subject: random.pick(SUBJECTS) };
}

function randomSteps(random: Random): (Fault | undefined)[] {
  const steps = Array.from({ length: random.whole(4, ANSWERS_AT_MOST) }, (): Fault | undefined => undefined);
  const faults = random.whole(1, FAULTS_AT_MOST);
  for (let fault = 0; fault < faults; fault += 1) steps[random.whole(0, steps.length - 1)] = random.pick(FAULTS);
  return steps;
}
