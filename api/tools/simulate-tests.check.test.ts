import { EXAMS, PASSAGE_TOLERANCE, type Subject, type TestType, YEAR_LEVELS } from '@wattle/contract/constants';
import { DEFAULT_EXAM, examProfile } from '@wattle/contract/exams';
import { LATER_YEARS } from '@wattle/contract/skills';
import { blueprintOf, questionCount } from '@wattle/contract/test-kinds';
import { randomFrom } from '@wattle/contract/testing';
import { readSeedBank, type SeedQuestion } from '@wattle/question-bank';
import type { Candidate } from '../src/bank';
import { passagePartOf } from '../src/exams/choice/choose-passages';
import { chooseQuestions } from '../src/exams/choice/question-choice.service';
import { grouped } from '../src/infrastructure';
import { SEED_FOLDER } from '../src/seed-folder';
import { freshExams, freshPapers, readTestBanks, simulateTests } from '../test/simulate-tests';

const SEED = 13;
const simulations = await simulateTests();

const FEWEST: [TestType, Partial<Record<Subject, number>>][] = [
  ['subject-test', { Maths: 6, ThinkingSkills: 6, Reading: 4 }],
  ['weekly-test', { Maths: 8, ThinkingSkills: 8, Reading: 4 }],
  ['mega-test', { Maths: 5, ThinkingSkills: 5, Reading: 4 }],
  ['full-test', { Maths: 5, ThinkingSkills: 5, Reading: 5 }],
];

describe.each(FEWEST)('a child that takes only the %s', (kind, fewest) => {
  it.each(Object.entries(fewest))('of %s meets no question twice in %i tests', (subject, tests) => {
    const found = simulations.find((each) => each.kind === kind && each.subject === subject);
    expect(found?.tests).toBeGreaterThanOrEqual(tests);
    const count = questionCount(kind, subject as Subject);
    expect(found?.questions[0]).toBeGreaterThanOrEqual(count - PASSAGE_TOLERANCE);
    expect(found?.questions[1]).toBeLessThanOrEqual(count + PASSAGE_TOLERANCE);
  });
});

test.each(['Maths', 'ThinkingSkills'] as const)(
  'the first tests of %s have the levels of their blueprint',
  async (subject) => {
    const bankOf = await readTestBanks();
    const blueprint = blueprintOf('full-test', subject);
    const test = chooseQuestions(bankOf(subject), { ...blueprint, random: randomFrom(SEED) });
    for (const [level, share] of Object.entries(blueprint.mix.levels)) {
      const taken = (100 * test.filter((question) => question.level === level).length) / test.length;
      expect(Math.abs(taken - share)).toBeLessThanOrEqual(10);
    }
  },
);

describe.each(YEAR_LEVELS)('the first tests of a child in Year %i', (grade) => {
  const first = simulateTests({ grade, most: 1 });

  it('are as long as all others, and of its year and those beside it', async () => {
    for (const { kind, subject, questions, years } of await first) {
      const count = questionCount(kind, subject);
      const tolerance = subject === 'Reading' ? PASSAGE_TOLERANCE : 0;
      expect([subject, kind, questions[0] >= count - tolerance]).toEqual([subject, kind, true]);
      const near = [grade - 1, grade, grade + 1].reduce((sum, year) => sum + (years[year] ?? 0), 0);
      expect([subject, kind, near >= 75]).toEqual([subject, kind, true]);
    }
  });

  it('have the topics of their blueprint, give or take two questions', async () => {
    for (const { kind, subject, topics, questions } of await first) {
      // A test of Reading is too short for all parts.
      const shares = subject === 'Reading' ? {} : blueprintOf(kind, subject).mix.topics;
      const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
      for (const [topic, share] of Object.entries(shares)) {
        const difference = Math.abs((topics[topic] ?? 0) / 100 - share / whole) * questions[0];
        expect([kind, topic, Math.floor(difference) <= 2]).toEqual([kind, topic, true]);
      }
    }
  });
});

test('a child takes five full papers of each subject, or three beside a weekly test a week, and meets no question twice', async () => {
  for (const { subject, alone, afterWeeks } of await freshPapers()) {
    expect([subject, alone >= 5, afterWeeks >= 3]).toEqual([subject, true, true]);
  }
});

test('a child takes as many whole exams in its year as are the goal, and meets no question twice', async () => {
  const fresh = await freshExams();
  const wanted = fresh.map(({ exam }) => [exam, examProfile(exam).freshExams ?? 1] as const);
  expect(Object.fromEntries(wanted)).toMatchObject({ 'nsw-selective': 5, 'nsw-oc': 5 });
  for (const [exam, least] of wanted)
    expect([exam, (fresh.find((each) => each.exam === exam)?.whole ?? 0) >= least]).toEqual([exam, true]);
});

test.each(EXAMS)('a full paper of Reading of %s has its mix and its length', async (exam) => {
  const bankOf = await readTestBanks();
  const grade = examProfile(exam).years.at(-1);
  const test = chooseQuestions(bankOf('Reading'), {
    ...blueprintOf('full-test', 'Reading', exam),
    random: randomFrom(SEED),
    grade,
  });
  const { answers } = examProfile(exam).reading;
  const served = Object.fromEntries([...grouped(test, passagePartOf)].map(([part, inPart]) => [part, inPart.length]));
  expect(Object.keys(served).sort()).toEqual(Object.keys(answers).sort());
  for (const [part, count] of Object.entries(answers))
    expect([part, Math.abs((served[part] ?? 0) - count) <= 3]).toEqual([part, true]);
});

test('full papers of Reading have the mix of the exam, and shorter tests have it in proportion', async () => {
  const bankOf = await readTestBanks();
  const ofParts = (questions: readonly Candidate[]) => {
    const parts = grouped(questions, passagePartOf);
    return Object.fromEntries([...parts].map(([part, inPart]) => [part, inPart.length]));
  };
  const choose = (kind: TestType, lastSeen: Map<string, number>) =>
    chooseQuestions(bankOf('Reading'), { ...blueprintOf(kind, 'Reading'), random: randomFrom(SEED), lastSeen });
  expect(ofParts(choose('full-test', new Map()))).toEqual(examProfile(DEFAULT_EXAM).reading.answers);
  const lastSeen = new Map<string, number>();
  const weekly = Array.from({ length: 10 }, (_, week) => {
    const test = choose('weekly-test', lastSeen);
    for (const { id } of test) lastSeen.set(id, week);
    return test;
  }).flat();
  for (const [part, answers] of Object.entries(examProfile(DEFAULT_EXAM).reading.answers)) {
    const share = (ofParts(weekly)[part] ?? 0) / weekly.length;
    expect([part, Math.abs(share - answers / 38) <= 0.1]).toEqual([part, true]);
  }
});

test('full papers have at most 15 % of easy questions, and of Maths one that is of later years', async () => {
  const bankOf = await readTestBanks();
  const random = randomFrom(SEED);
  for (const subject of ['Maths', 'ThinkingSkills', 'Reading'] as const) {
    const papers = Array.from({ length: 20 }, () =>
      chooseQuestions(bankOf(subject), { ...blueprintOf('full-test', subject), random }),
    );
    const easy = papers.map((paper) => paper.filter(({ level }) => level === 'Easy').length / paper.length);
    const later = papers.map((paper) => paper.filter(({ skills }) => skills?.includes(LATER_YEARS)).length);
    expect([subject, Math.max(...easy) <= 0.15, Math.max(...later) <= 1]).toEqual([subject, true, true]);
  }
});

const pool = (await readSeedBank(SEED_FOLDER)).filter((question) => question.pool === 'Free assessment');

describe('the pool of the free assessment', () => {
  const of = (subject: Subject) => pool.filter((question) => question.subject === subject);
  const countBy = (values: readonly unknown[]) =>
    values.reduce<Record<string, number>>((counts, value) => {
      counts[String(value)] = (counts[String(value)] ?? 0) + 1;
      return counts;
    }, {});
  const fieldOf = (question: object, field: string) => (question as Record<string, unknown>)[field];

  it('is two tests of each subject', () => {
    expect(countBy(pool.map(({ subject }) => subject))).toEqual({ Maths: 20, ThinkingSkills: 20, Reading: 20 });
  });

  it('takes at most one passage of a part that has fewer than six', async () => {
    const partOf = (question: SeedQuestion) =>
      passagePartOf({ passageKey: question.text, format: 'format' in question ? question.format : undefined });
    const passagesOf = (questions: readonly SeedQuestion[]) =>
      grouped(new Map(questions.map((question) => [question.text, question])).values(), partOf);
    const inBank = passagesOf(await readSeedBank(SEED_FOLDER));
    for (const [part, passages] of passagesOf(pool)) {
      const isEnough = part === undefined || (inBank.get(part)?.length ?? 0) >= 6;
      expect([part, passages.length <= 1 || isEnough]).toEqual([part, true]);
    }
  });

  it.each([
    ['Maths', { A: 4, B: 4, C: 4, D: 4, E: 4 }],
    ['ThinkingSkills', { A: 5, B: 5, C: 5, D: 5 }],
  ] as const)('of %s has all levels and topics, and its keys even', async (subject, keys) => {
    const topics = new Set(
      (await readSeedBank(SEED_FOLDER))
        .filter((each) => each.subject === subject)
        .map((each) => fieldOf(each, 'category')),
    );
    expect(new Set(of(subject).map((each) => fieldOf(each, 'category')))).toEqual(topics);
    expect(countBy(of(subject).map((each) => fieldOf(each, 'level')))).toEqual({ Easy: 8, Medium: 8, Difficult: 4 });
    expect(countBy(of(subject).map((each) => fieldOf(each, 'correct_answer')))).toEqual(keys);
  });
});
