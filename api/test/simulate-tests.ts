import { EXAMS, type Exam, PASSAGE_TOLERANCE, type Subject, type TestType } from '@wattle/contract/constants';
import { examProfile, offeredSections } from '@wattle/contract/exams';
import type { ExamType, Level, Question } from '@wattle/contract/questions';
import { blueprintOf } from '@wattle/contract/test-kinds';
import { randomFrom } from '@wattle/contract/testing';
import { readSeedBank, type SeedQuestion } from '@wattle/question-bank';
import { type Bank, type Candidate, toBank } from '../src/bank/candidates/candidates';
import { derivedFields, wordsOf } from '../src/bank/questions/near-duplicates';
import { isNearYear } from '../src/exams/choice/candidates';
import { passagePartOf } from '../src/exams/choice/choose-passages';
import { chooseQuestions } from '../src/exams/choice/question-choice.service';
import { SEED_FOLDER } from '../src/seed-folder';

/** How often each simulated child begins anew: the choice is random, but the same in each run. */
const CHILDREN = 20;
const SEED = 1;

/** More are not counted. */
const MOST_EXAMS = 20;

const TESTED = ['Maths', 'ThinkingSkills', 'Reading'] as const;
const SIMULATED = ['subject-test', 'weekly-test', 'mega-test', 'practice-test', 'full-test'] as const;

export interface Simulation {
  kind: TestType;
  subject: Subject;
  /** So many tests at least a child can take that takes only this kind, before it meets a question again; see `most`. */
  tests: number;
  /** The fewest and the most questions that one of these tests has. */
  questions: [number, number];
  /** Questions of each topic or format, in percent of all that were served. */
  topics: Record<string, number>;
  years: Record<string, number>;
}

interface Child {
  grade?: number;
  /** Its practice exams are of this one. */
  exam?: Exam;
  /** It takes no more tests of a kind. */
  most?: number;
}

interface Source extends Child {
  bank: Bank;
  random: () => number;
}

/** The questions of the bank that tests of children serve, as the product's choice looks at them. */
export async function readTestBanks() {
  const questions = (await readSeedBank(SEED_FOLDER)).filter(({ pool }) => pool !== 'Free assessment');
  return (subject: Subject) => toBank(questions.filter((question) => question.subject === subject).map(toCandidate));
}

/** Names of the questions sort as their places in the bank do. */
function toCandidate(question: SeedQuestion, index: number) {
  const fields = question as SeedQuestion &
    Pick<Question, 'mcq_options' | 'category' | 'skills' | 'format'> & { level?: Level; year_level?: number };
  const { exam_type, level, category, skills, format, year_level, slug } = fields;
  // A picture is its question's own.
  const derived = derivedFields({ ...fields, image_data: slug });
  return {
    id: String(index).padStart(6, '0'),
    exam_type: exam_type as ExamType,
    level,
    category,
    skills,
    format,
    year_level,
    passageKey: derived.passageKey,
    fingerprint: derived.fingerprint,
    generatedFrom: slug,
    words: wordsOf({ ...fields, ...derived }),
  };
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
  { bank, random, grade, exam, most = Number.POSITIVE_INFINITY, kindOf }: Source & { kindOf: (at: number) => TestType },
): Candidate[][] {
  const lastSeen = new Map<string, number>();
  const tests: Candidate[][] = [];
  while (tests.length < most) {
    const blueprint = blueprintOf(kindOf(tests.length), subject, exam);
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

/** How many whole exams a child of the right year takes before it meets a question again. */
export interface FreshExams {
  exam: Exam;
  grade: number | undefined;
  whole: number;
  /** Those of which most questions of each section are of the child's year or one beside it. */
  ofYear: number;
  sections: { subject: Subject; tests: number; ofYear: number }[];
}

export async function freshExams(): Promise<FreshExams[]> {
  const bankOf = await readTestBanks();
  return EXAMS.map((exam) => {
    const { years, reading } = examProfile(exam);
    const grade = years.at(-1);
    const hasAllParts = (test: readonly Candidate[]) =>
      Object.keys(reading.answers).every((part) => test.some((question) => passagePartOf(question) === part));
    const isOfYear = (test: readonly Candidate[]) =>
      2 * test.filter(({ year_level }) => isNearYear(grade, year_level)).length > test.length;
    const sections = offeredSections(exam).map(({ subject }) => {
      const source = { bank: bankOf(subject), random: randomFrom(SEED), grade, exam, most: MOST_EXAMS };
      const children = Array.from({ length: CHILDREN }, () =>
        freshTests(subject, { ...source, kindOf: () => 'full-test' }),
      ).map((tests) => (subject === 'Reading' ? firstOf(tests, hasAllParts) : tests));
      const fewest = (counts: readonly number[]) => Math.min(...counts);
      return {
        subject,
        tests: fewest(children.map(({ length }) => length)),
        ofYear: fewest(children.map((tests) => firstOf(tests, isOfYear).length)),
      };
    });
    const whole = Math.min(...sections.map(({ tests }) => tests));
    return { exam, grade, whole, ofYear: Math.min(...sections.map(({ ofYear }) => ofYear)), sections };
  });
}

/** The first tests, up to one that is not as it should be. */
function firstOf(tests: readonly Candidate[][], isRight: (test: readonly Candidate[]) => boolean): Candidate[][] {
  const wrong = tests.findIndex((test) => !isRight(test));
  return wrong < 0 ? [...tests] : tests.slice(0, wrong);
}
