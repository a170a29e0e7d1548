import { PASSAGE_TOLERANCE, SUBJECT_NAMES, type Subject, type TestType, YEAR_LEVELS } from '@wattle/contract/constants';
import { blueprintOf, TEST_KINDS } from '@wattle/contract/test-kinds';
import { randomFrom } from '@wattle/contract/testing';
import type { Bank, Candidate } from '../src/bank/candidates/candidates';
import { passagePartOf } from '../src/exams/choice/choose-passages';
import { chooseQuestions } from '../src/exams/choice/question-choice.service';
import { readTestBanks } from './seed-candidates';

/** How often each simulated child begins anew: the choice is random, but the same in each run. */
const CHILDREN = 20;
const SEED = 1;

const TESTED = ['Maths', 'ThinkingSkills', 'Reading'] as const;
const SIMULATED = ['subject-test', 'weekly-test', 'mega-test', 'practice-test', 'full-test'] as const;

export interface Simulation {
  kind: TestType;
  subject: Subject;
  /** So many tests at least a child can take that takes only this kind, before it meets a question again; see `most`. */
  tests: number;
  /** The fewest and the most questions that one of these tests has. */
  questions: [number, number];
  /** Questions of each level, and of each topic or format, in percent of all that were served. */
  levels: Record<string, number>;
  topics: Record<string, number>;
  years: Record<string, number>;
}

interface Child {
  grade?: number;
  /** It takes no more tests of a kind. */
  most?: number;
}

interface Source extends Child {
  bank: Bank;
  random: () => number;
}

export async function simulateTests(child: Child = {}): Promise<Simulation[]> {
  const bankOf = await readTestBanks();
  const random = randomFrom(SEED);
  return TESTED.flatMap((subject) => {
    const bank = bankOf(subject);
    return SIMULATED.map((kind) => simulate(kind, subject, { bank, random, ...child }));
  });
}

function simulate(kind: TestType, subject: Subject, source: Source): Simulation {
  const children = Array.from({ length: CHILDREN }, () => freshTests(subject, { ...source, kindOf: () => kind }));
  const tests = children.flat();
  const sizes = tests.map(({ length }) => length);
  const served = tests.flat();
  return {
    kind,
    subject,
    tests: Math.min(...children.map(({ length }) => length)),
    questions: [Math.min(...sizes), Math.max(...sizes)],
    levels: sharesOf(served.map(({ level = 'None' }) => level)),
    topics: sharesOf(served.map((question) => passagePartOf(question) ?? question.category ?? 'None')),
    years: sharesOf(served.map(({ year_level = 'None' }) => `${year_level}`)),
  };
}

/**
 * The tests that a child takes until one is too short or repeats a question.
 *
 * @param kindOf - Of the child's test at a place, from 0.
 */
function freshTests(
  subject: Subject,
  { bank, random, grade, most = Number.POSITIVE_INFINITY, kindOf }: Source & { kindOf: (at: number) => TestType },
): Candidate[][] {
  const lastSeen = new Map<string, number>();
  const tests: Candidate[][] = [];
  while (tests.length < most) {
    const blueprint = blueprintOf(kindOf(tests.length), subject);
    const test = chooseQuestions(bank, { ...blueprint, random, lastSeen, grade });
    const isShort = test.length < blueprint.count - (subject === 'Reading' ? PASSAGE_TOLERANCE : 0);
    if (isShort || test.some(({ id }) => lastSeen.has(id))) return tests;
    tests.push(test);
    for (const { id } of test) lastSeen.set(id, tests.length);
  }
  return tests;
}

function sharesOf(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, count]) => [kind, Math.round((100 * count) / kinds.length)]),
  );
}

/** How many full papers a child takes before it meets a question again. */
export interface FreshPapers {
  subject: Subject;
  /** That takes nothing else. */
  alone: number;
  /** That has taken a weekly test a week for {@link WEEKS}. */
  afterWeeks: number;
}

const WEEKS = 10;

export async function freshPapers(): Promise<FreshPapers[]> {
  const bankOf = await readTestBanks();
  const random = randomFrom(SEED);
  return TESTED.map((subject) => {
    const fewest = (kindOf: (at: number) => TestType) => {
      const children = Array.from({ length: CHILDREN }, () => {
        return freshTests(subject, { bank: bankOf(subject), random, kindOf }).length;
      });
      return Math.min(...children);
    };
    return {
      subject,
      alone: fewest(() => 'full-test'),
      afterWeeks: Math.max(0, fewest((at) => (at < WEEKS ? 'weekly-test' : 'full-test')) - WEEKS),
    };
  });
}

export async function freshTable(): Promise<string> {
  const rows = (await freshPapers()).map(({ subject, alone, afterWeeks }) => [
    SUBJECT_NAMES[subject],
    String(alone),
    String(afterWeeks),
  ]);
  return inColumns([['Subject', 'Fresh full papers', `After ${WEEKS} weekly tests`], ...rows]);
}

export async function simulationTable(): Promise<string> {
  const rows = (await simulateTests()).map(({ kind, subject, tests, questions: [fewest, most], levels, topics }) => [
    SUBJECT_NAMES[subject],
    TEST_KINDS[kind].title,
    String(tests),
    fewest === most ? String(most) : `${fewest}-${most}`,
    inWords(levels),
    inWords(topics),
  ]);
  return inColumns([['Subject', 'Kind', 'Fresh tests', 'Questions', 'Levels in %', 'Topics or parts in %'], ...rows]);
}

/** For each year, the shares of the years in a child's first test. */
export async function yearTable(): Promise<string> {
  const ofYears = await Promise.all(YEAR_LEVELS.map((grade) => simulateTests({ grade, most: 1 })));
  const rows = (ofYears[0] ?? []).map(({ kind, subject }, index) => [
    SUBJECT_NAMES[subject],
    TEST_KINDS[kind].title,
    ...ofYears.map((simulations) => inWords(simulations[index]?.years ?? {})),
  ]);
  return inColumns([['Subject', 'Kind', ...YEAR_LEVELS.map((grade) => `Years in %, Year ${grade}`)], ...rows]);
}

function inColumns(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function inWords(shares: Record<string, number>): string {
  return Object.entries(shares)
    .map(([kind, share]) => `${kind} ${share}`)
    .join(', ');
}
