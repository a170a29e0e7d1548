import { addDays } from '@wattle/contract/calendar';
import { WEEKDAYS } from '@wattle/contract/daily-practice';
import { SKILLS } from '@wattle/contract/skills';
import { randomFrom } from '@wattle/contract/testing';
import { default_w, fsrs, Rating } from 'ts-fsrs';
import { dueSkills, isFreeDay, type PracticePlan } from '../src/exams/practice/due-skills';
import { dueDay, reviewed, type SkillCard } from '../src/exams/practice/skill-schedule';
import type { PractisedSkill } from '../src/exams/skills/practice-state.schema';
import { meanOf, normal } from './normal';

const FIRST_DAY = '2027-01-04';
const DAYS = 84;
const TEST_DAY = addDays(FIRST_DAY, DAYS);
const PLAN: PracticePlan = { questionsADay: 10, freeDays: WEEKDAYS.slice(5), examDate: TEST_DAY };

type Grade = Rating.Again | Rating.Good;

interface LearnerSkill extends PractisedSkill {
  /** As the child remembers it in truth. */
  truth: SkillCard;
}

/** Which skills come back on a day. */
type Rule = (skills: readonly LearnerSkill[], day: string) => PractisedSkill[];
/** Which come first where a rule asks for too few: each rule asks for as many questions on each day. */
type Order = (skill: LearnerSkill) => string;

const byDueDay: Order = ({ card }) => dueDay(card);
const byLastDay: Order = ({ lastDay }) => lastDay;

const RULES = {
  ours: [(skills, day) => dueSkills(skills, day, PLAN), byDueDay],
  fsrs: [(skills, day) => dueSkills(skills, day, { ...PLAN, examDate: undefined }), byDueDay],
  week: [() => [], byLastDay],
} as const satisfies Record<string, readonly [Rule, Order]>;

/** The expected number of skills that a child knows on the day of the test, by the rule of what comes back. */
export function simulateRecall(children: number, skills: number, seed: number): Record<keyof typeof RULES, number> {
  const known = (rule: Rule, order: Order) =>
    meanOf(Array.from({ length: children }, (_, child) => knownBy(rule, order, skills, randomFrom(seed + child))));
  return { ours: known(...RULES.ours), fsrs: known(...RULES.fsrs), week: known(...RULES.week) };
}

function knownBy(rule: Rule, order: Order, count: number, random: () => number): number {
  const memory = memoryOf(random);
  const answer = (before: LearnerSkill | undefined, skill: string, day: string, grade: Grade): LearnerSkill => ({
    skill,
    card: reviewed(before?.card, day, grade),
    truth: reviewed(before?.truth, day, grade, memory),
    lastDay: day,
    lastScore: { skill, total: 1, right: grade === Rating.Good ? 1 : 0, answered: 1, difficulty: 0, missed: [] },
    hasGoneWrong: true,
    missed: new Map(),
  });
  const recall = ({ truth }: LearnerSkill, day: string) => memory.get_retrievability(truth, new Date(day), false);

  // A first test, in which half goes wrong.
  const skills = new Map(
    SKILLS.slice(0, count).map(({ id }) => {
      return [id, answer(undefined, id, FIRST_DAY, random() < 0.5 ? Rating.Again : Rating.Good)];
    }),
  );
  for (let day = addDays(FIRST_DAY, 1); day < TEST_DAY; day = addDays(day, 1)) {
    if (isFreeDay(day, PLAN)) continue;
    for (const skill of asked([...skills.values()], day)) {
      const isRight = random() < recall(skill, day);
      skills.set(skill.skill, answer(skill, skill.skill, day, isRight ? Rating.Good : Rating.Again));
    }
  }
  return [...skills.values()].reduce((sum, skill) => sum + recall(skill, TEST_DAY), 0);

  function asked(all: readonly LearnerSkill[], day: string): LearnerSkill[] {
    const due = new Set(rule(all, day).map(({ skill }) => skill));
    const others = all.filter(({ skill }) => !due.has(skill));
    const inOrder = others.sort((one, other) => order(one).localeCompare(order(other)));
    return [...all.filter(({ skill }) => due.has(skill)), ...inOrder].slice(0, PLAN.questionsADay);
  }
}

/** A child remembers by parameters of its own, which no rule knows. */
function memoryOf(random: () => number) {
  const w = [...default_w];
  const stability = Math.exp(0.4 * normal(random));
  for (const rating of [0, 1, 2, 3]) w[rating] = (default_w[rating] as number) * stability;
  w[8] = Math.max(0.5, (default_w[8] as number) + 0.25 * normal(random));
  return fsrs({ enable_fuzz: false, w });
}
