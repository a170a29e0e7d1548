import { LEVELS, PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import type { Mix } from '@wattle/contract/test-kinds';
import { areNearDuplicates, type Bank, type Candidate, type Group } from '../../bank';
import { grouped } from '../../infrastructure';
import {
  type Choice,
  cellsInTiers,
  type LastSeen,
  levelShare,
  shuffled,
  sumOf,
  UnseenGroups,
  yearShare,
} from './candidates';

/** Passages are considered until they have this many times the questions of a test. */
const LOOKAHEAD = 4;

/** From the best to the last resort. */
const TIERS = { unseen: 0, otherKind: 1, otherYear: 2, seen: 3, nearDuplicate: 4 } as const;

export function choosePassages<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  const { count, mix } = choice;
  const options = optionsOf(bank, choice);
  const ofParts = targetOfParts(bank, partsOf(options), choice);
  const isPaper = count >= sumOf(Object.values(mix.topics));
  const unseenParts = [...partsOf(options.filter(({ tier }) => tier < TIERS.seen))].filter((part) => ofParts.has(part));
  const lacksPart = (fit: readonly PassageOption<C>[]) =>
    isPaper && unseenParts.some((part) => !partsOf(fit).has(part));
  for (const tier of Object.values(TIERS)) {
    const within = options.filter((option) => option.tier <= tier);
    const fit = bestFit(within, { count, tier, most: count + PASSAGE_TOLERANCE, ofParts, isPaper });
    const isClose = fit && Math.abs(questionsOf(fit).length - count) <= PASSAGE_TOLERANCE;
    // A paper has a passage of another year rather than no passage of a part.
    if (isClose && (tier >= TIERS.otherYear || !lacksPart(fit))) return questionsOf(fit);
  }
  const largest = Math.max(0, ...options.map(({ group }) => group.length));
  const most = count + largest;
  return questionsOf(bestFit(options, { count, tier: TIERS.nearDuplicate, most, ofParts, isPaper }) ?? []);
}

/** The parts of the paper that these passages belong to. */
function partsOf(options: readonly PassageOption[]): Set<string> {
  return new Set(options.flatMap(({ group }) => passagePartOf(group[0]) ?? []));
}

function questionsOf<C extends Candidate>(options: readonly PassageOption<C>[]): C[] {
  return options.flatMap(({ group }) => group);
}

function optionsOf<C extends Candidate>(bank: Bank<C>, choice: Choice): PassageOption<C>[] {
  const { count, random, lastSeen, grade, mix } = choice;
  const unseen = new UnseenGroups<C>(lastSeen, random);
  const options: PassageOption<C>[] = [];
  const isEnough = () => questionsOf(options).length >= LOOKAHEAD * count;
  const add = (whole: Group<C>, tier: number, age = 0) => {
    const group = shortened(whole, mix);
    const isNearDuplicate = options.some((other) => group.some((one) => other.group.some((two) => isNear(one, two))));
    const yearFit = grade === undefined ? 1 : yearShare(mix.years, grade, group[0].year_level) / (mix.years.own / 100);
    const easy = group.filter(({ level }) => level === 'Easy').length;
    const tooEasy = Math.max(0, easy - levelShare(mix, 'Easy') * group.length);
    options.push({ group, age, yearFit, tooEasy, tier: isNearDuplicate ? TIERS.nearDuplicate : tier });
  };
  for (const [tier, cells] of cellsInTiers(bank, choice).entries()) {
    // From each format and year in turn, so that there are several to choose from.
    let iterators = [...shuffled(cells, random)].map((cell) => unseen.of(cell, tier));
    while (iterators.length > 0 && !isEnough()) {
      iterators = iterators.filter((iterator) => {
        const { value: group, done } = iterator.next();
        if (!done) add(group, Math.min(tier, TIERS.otherYear));
        return !done;
      });
    }
  }
  for (const [age, group] of unseen.passedOver().entries()) {
    if (isEnough()) break;
    add(group, TIERS.seen, age);
  }
  return options;
}

function isNear(one: Candidate, other: Candidate): boolean {
  return one.fingerprint === other.fingerprint || areNearDuplicates(one, other);
}

/** The part of the paper that a passage belongs to; none without a passage. */
export function passagePartOf({ passageKey, format }: Pick<Candidate, 'passageKey' | 'format'>): string | undefined {
  if (!passageKey) return undefined;
  return format === undefined || format === 'compare' ? 'comprehension' : format;
}

/** Of a passage that asks for more than its part of the exam has, the hardest questions are left out. */
function shortened<C extends Candidate>(group: Group<C>, { mostOfPassage = {} }: Mix): Group<C> {
  const most = mostOfPassage[passagePartOf(group[0]) ?? ''];
  if (most === undefined || group.length <= most) return group;
  const rankOf = ({ level = 'Medium' }: C) => LEVELS.indexOf(level);
  const kept = new Set(group.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, most));
  const [first, ...others] = group.filter((question) => kept.has(question));
  return first ? [first, ...others] : group;
}

/**
 * How many of `count` questions each part should have: its share of the paper. A test that is too short for all parts
 * makes up for what the child's tests before it had too much of.
 *
 * @param parts - Those that there are passages of.
 */
function targetOfParts<C extends Candidate>(
  bank: Bank<C>,
  parts: ReadonlySet<string>,
  { count, lastSeen, mix }: Choice,
): Map<string, number> {
  const paper = sumOf(Object.values(mix.topics));
  const answers = Object.entries(mix.topics).filter(([part]) => parts.has(part));
  const whole = sumOf(answers.map(([, share]) => share));
  const seen = count < paper && lastSeen ? seenOfParts(bank, lastSeen) : new Map<string, number>();
  const total = count + sumOf(answers.map(([part]) => seen.get(part) ?? 0));
  return new Map(answers.map(([part, share]) => [part, Math.max(0, (total * share) / whole - (seen.get(part) ?? 0))]));
}

function seenOfParts<C extends Candidate>({ byId }: Bank<C>, lastSeen: LastSeen): Map<string, number> {
  const seen = new Map<string, number>();
  for (const id of lastSeen.keys()) {
    const question = byId.get(id);
    const part = question && passagePartOf(question);
    if (part) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  return seen;
}

interface PassageOption<C extends Candidate = Candidate> {
  group: Group<C>;
  /** The lower, the better. */
  tier: number;
  /** Of seen passages: 0 for the one that was seen longest ago. */
  age: number;
  /** 1 for the child's year, less for others. */
  yearFit: number;
  /** Easy questions beyond the share that the test should have. */
  tooEasy: number;
}

interface FitTarget {
  count: number;
  tier: number;
  most: number;
  /** How many questions each part of the paper should have; see {@link targetOfParts}. */
  ofParts: ReadonlyMap<string, number>;
  /** Whether it is long enough to have all parts of the paper. */
  isPaper: boolean;
}

/** A question of a tier costs as much as a missing or excess question at that tier. */
const COST_OF_TIER = [1, 1e3, 1e6, 1e9, 1e12];
/** Of a question that its part of the paper has too many or too few. */
const COST_OF_PART = 1;
const COST_OF_AGE = 100;
/** Of a question of a year that the child is not in; among choices with the same parts, its own year comes first. */
const COST_OF_YEAR = 0.5;
/** Of an easy question too many. */
const COST_OF_EASY = 1;

interface Fit<C extends Candidate> {
  cost: number;
  options: readonly PassageOption<C>[];
}

/** The cheapest choice by number of questions. */
type Fits<C extends Candidate> = Map<number, Fit<C>>;

function bestFit<C extends Candidate>(
  options: readonly PassageOption<C>[],
  { count, tier, most, ofParts, isPaper }: FitTarget,
): PassageOption<C>[] | undefined {
  let fits = emptyFits<C>();
  for (const [part, inPart] of grouped(options, ({ group }) => passagePartOf(group[0]))) {
    const combined: Fits<C> = new Map();
    for (const [taken, { cost, options: passages }] of fitsWithin(inPart, most)) {
      const target = (part !== undefined && ofParts.get(part)) || 0;
      const difference = part === undefined ? 0 : Math.abs(taken - target) * COST_OF_PART;
      const missing = difference + (isPaper && taken === 0 ? 2 * target * (COST_OF_TIER[tier] ?? 1) : 0);
      for (const [others, before] of fits) {
        if (others + taken > most) continue;
        keepCheaper(combined, others + taken, before.cost + cost + missing, () => [...before.options, ...passages]);
      }
    }
    fits = combined;
  }
  fits.delete(0);
  const rated = [...fits].map(([questions, fit]) => {
    return { fit, cost: fit.cost + Math.abs(questions - count) * (COST_OF_TIER[tier] ?? 1) };
  });
  const [best] = rated.sort((one, other) => one.cost - other.cost);
  return best && options.filter((option) => best.fit.options.includes(option));
}

/** What passages of one part cost by themselves, by number of questions. */
function fitsWithin<C extends Candidate>(options: readonly PassageOption<C>[], most: number): Fits<C> {
  const fits = emptyFits<C>();
  for (const option of options) {
    const { length } = option.group;
    // From a copy, as each passage is taken once.
    for (const [questions, before] of [...fits]) {
      if (questions + length > most) continue;
      keepCheaper(fits, questions + length, before.cost + costOf(option), () => [...before.options, option]);
    }
  }
  return fits;
}

function costOf<C extends Candidate>({ group, tier, age, yearFit, tooEasy }: PassageOption<C>): number {
  const ofTier = tier === 0 ? 0 : (COST_OF_TIER[tier] ?? 0) * group.length + age * COST_OF_AGE;
  return ofTier + (1 - yearFit) * COST_OF_YEAR * group.length + tooEasy * COST_OF_EASY;
}

const emptyFits = <C extends Candidate>(): Fits<C> => new Map([[0, { cost: 0, options: [] }]]);

function keepCheaper<C extends Candidate>(
  fits: Fits<C>,
  questions: number,
  cost: number,
  optionsOf: () => PassageOption<C>[],
): void {
  const known = fits.get(questions);
  if (!known || cost < known.cost) fits.set(questions, { cost, options: optionsOf() });
}
