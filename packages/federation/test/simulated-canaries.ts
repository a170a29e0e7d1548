import { judgeCanary, type VisitorCounts } from '../src/canary/judge-canary';
import { VISITOR_NUMBERS } from '../src/canary/registry-for';
import { randomFrom } from './random';

// Looking up a global takes long in a test's own context.
const { floor } = Math;

const SEED = 20_261_122;
export const CANARIES = 1_000;

/** The watcher looks once a minute, for a day. */
const LOOKS = 1_440;

const PEOPLE = 5_000;
const VIEWS_OF_A_VISIT = 6;

const SEEN = 1;
const FAILED = 2;

/** Who visits while a canary goes on, and what fails for them. */
export interface Traffic {
  /** Percent of the visitors who get the canary. */
  share: number;
  visitsPerMinute: number;
  /** Of a view, by itself. */
  errorRate: number;
  /** Share of the visitors for whom every view fails. */
  alwaysFailing: number;
  /** Both are so many times as large with the canary. */
  ratio: number;
}

/** Follows canaries through a day, and tells how many were taken back, after how many visitors of their own. */
export function simulate(traffic: Traffic): { takenBack: number; medianVisitors: number | undefined } {
  const random = randomFrom(SEED);
  const visitors = Array.from({ length: CANARIES }, () => visitorsUntilTakenBack(random, traffic));
  const takenBack = visitors.filter((each) => each !== undefined).sort((one, other) => one - other);
  return { takenBack: takenBack.length, medianVisitors: takenBack[floor(CANARIES / 2)] };
}

function visitorsUntilTakenBack(random: () => number, traffic: Traffic): number | undefined {
  const { share, visitsPerMinute, errorRate, alwaysFailing, ratio } = traffic;
  const hasCanary = new Uint8Array(VISITOR_NUMBERS);
  for (let number = 0; number < VISITOR_NUMBERS; number += 1) if (random() * 100 < share) hasCanary[number] = 1;
  const numbers = new Uint16Array(PEOPLE);
  for (let person = 0; person < PEOPLE; person += 1) numbers[person] = floor(random() * VISITOR_NUMBERS);
  const visitFails = [1, ratio].map((times) => 1 - (1 - errorRate * times) ** VIEWS_OF_A_VISIT) as [number, number];
  const states = new Uint8Array(VISITOR_NUMBERS);
  const counts: [VisitorCounts, VisitorCounts] = [
    { visitors: 0, failedVisitors: 0 },
    { visitors: 0, failedVisitors: 0 },
  ];
  const visit = () => {
    const person = floor(random() * PEOPLE);
    const number = numbers[person] as number;
    const version = hasCanary[number] as 0 | 1;
    // Whom the active version fails for, the canary fails for, too.
    const isBroken = person < PEOPLE * alwaysFailing * (version ? ratio : 1) || random() < visitFails[version];
    if (states[number] === 0) {
      counts[version].visitors += 1;
      states[number] = SEEN;
    }
    if (!isBroken || states[number] === FAILED) return;
    counts[version].failedVisitors += 1;
    states[number] = FAILED;
  };
  for (let look = 0; look < LOOKS; look += 1) {
    const failedBefore = counts[1].failedVisitors;
    for (let visits = 0; visits < visitsPerMinute; visits += 1) visit();
    if (counts[1].failedVisitors > failedBefore && judgeCanary(counts[1], counts[0], share).isWorse)
      return counts[1].visitors;
  }
  return undefined;
}
