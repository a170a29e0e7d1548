import { judgeCanary, type VisitorCounts } from '../src/canary/judge-canary';
import { VISITOR_NUMBERS } from '../src/canary/registry-for';
import { VISITORS_PER_NETWORK } from '../src/canary/visitor';
import { randomFrom } from './random';

// Looking up a global takes long in a test's own context.
const { floor } = Math;

const SEED = 20_261_122;
export const CANARIES = 1_000;

/** The watcher looks once a minute, for a day. */
const LOOKS = 1_440;

const PEOPLE = 5_000;

/** Where networks are shared: hundreds of people are in one of a school, or of a provider for phones, others often alone. */
const NETWORKS = 4_000;
const LARGE_NETWORKS = 20;
const IN_LARGE_NETWORKS = 0.2;

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
  /** Whether people share networks, of which each counts with few visitors. */
  sharesNetworks?: boolean;
}

/** Follows canaries through a day, and tells how many were taken back, after how many visitors of their own. */
export function simulate(traffic: Traffic): { takenBack: number; medianVisitors: number | undefined } {
  const random = randomFrom(SEED);
  const ofNetwork = randomFrom(SEED);
  const visitors = Array.from({ length: CANARIES }, () => visitorsUntilTakenBack(random, ofNetwork, traffic));
  const takenBack = visitors.filter((each) => each !== undefined).sort((one, other) => one - other);
  return { takenBack: takenBack.length, medianVisitors: takenBack[floor(CANARIES / 2)] };
}

function visitorsUntilTakenBack(random: () => number, ofNetwork: () => number, traffic: Traffic): number | undefined {
  const { share, visitsPerMinute, errorRate, alwaysFailing, ratio, sharesNetworks } = traffic;
  const hasCanary = new Uint8Array(VISITOR_NUMBERS);
  for (let number = 0; number < VISITOR_NUMBERS; number += 1) if (random() * 100 < share) hasCanary[number] = 1;
  const numbers = new Uint16Array(PEOPLE);
  for (let person = 0; person < PEOPLE; person += 1) numbers[person] = floor(random() * VISITOR_NUMBERS);
  const networks = new Uint16Array(PEOPLE);
  for (let person = 0; person < PEOPLE; person += 1) {
    const count = ofNetwork() < IN_LARGE_NETWORKS ? LARGE_NETWORKS : NETWORKS;
    networks[person] = sharesNetworks ? floor(ofNetwork() * count) : person;
  }
  /** Which number has a place of a network. */
  const places = new Int16Array(PEOPLE * VISITORS_PER_NETWORK).fill(-1);
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
    const place = (networks[person] as number) * VISITORS_PER_NETWORK + (number % VISITORS_PER_NETWORK);
    if (places[place] === -1) places[place] = number;
    if (places[place] !== number) return;
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
