import { ChildRatings, chanceOf, learningRate, nearestQuestion } from '../src/exams/skills/elo';
import { meanOf, normal } from './normal';

interface SimulatedQuestion {
  skill: string;
  /** In truth. */
  difficulty: number;
  rating: number;
  answers: number;
}

interface SimulatedChild {
  /** In truth, by skill. */
  abilities: ReadonlyMap<string, number>;
  ratings: ChildRatings;
  met: Set<SimulatedQuestion>;
}

interface Sizes {
  children: number;
  skills: readonly string[];
  questionsOfSkill: number;
}

const ANSWERS_OF_QUESTION = 200;
const QUESTIONS = 60;
/** Of a child of middle ability: that of the first ratings. */
const MIDDLE = 1;
const LEVELS = { low: MIDDLE - 1, middle: MIDDLE, high: MIDDLE + 1 };
/** Also a child that knows nothing is right now and then. */
const LUCK = 0.2;

/** Children whose ratings begin anew practise questions of which nothing is known but how hard staff think they are. */
export function simulateRatings({ children, skills, questionsOfSkill }: Sizes, random: () => number) {
  const bank = new Map(skills.map((skill) => [skill, questionsOf(skill)]));
  const questions = [...bank.values()].flat();
  while (questions.some(isOpen)) {
    const child = childOf(MIDDLE + normal(random));
    for (let each = 0; each < QUESTIONS; each += 1) practise(child, isOpen);
  }
  const correlation = correlationOf(questions.map(({ rating, difficulty }) => [rating, difficulty]));
  const success = Object.entries(LEVELS).map(([level, ability]) => [
    level,
    meanOf(Array.from({ length: children }, () => successOf(childOf(ability)))),
  ]);
  return { correlation, success: Object.fromEntries(success) as Record<keyof typeof LEVELS, number> };

  /** The share of right answers after the first {@link QUESTIONS}. */
  function successOf(child: SimulatedChild): number {
    const right = Array.from({ length: 2 * QUESTIONS }, () => practise(child, () => true));
    return meanOf(right.slice(QUESTIONS).filter((each) => each !== undefined));
  }

  function practise(child: SimulatedChild, isServed: (question: SimulatedQuestion) => boolean): number | undefined {
    const skill = skills[Math.floor(random() * skills.length)] as string;
    const unmet = (bank.get(skill) ?? []).filter((each) => !child.met.has(each) && isServed(each));
    const ability = child.ratings.of([skill]);
    const question = nearestQuestion(unmet, ({ rating }) => ({ child: ability, question: rating }), random);
    if (!question) return undefined;
    child.met.add(question);
    const known = chanceOf(child.abilities.get(skill) as number, question.difficulty);
    const right = random() < LUCK + (1 - LUCK) * known ? 1 : 0;
    child.ratings.learn({ skill, right, answered: 1, difficulty: question.rating });
    question.rating -= learningRate('question', question.answers) * (right - chanceOf(ability, question.rating));
    question.answers += 1;
    return right;
  }

  function questionsOf(skill: string): SimulatedQuestion[] {
    return Array.from({ length: questionsOfSkill }, (_, index) => {
      const level = (index % 3) - 1;
      return { skill, difficulty: 1.2 * level + 0.8 * normal(random), rating: level, answers: 0 };
    });
  }

  function childOf(ability: number): SimulatedChild {
    const abilities = new Map(skills.map((skill) => [skill, ability + 0.5 * normal(random)]));
    return { abilities, ratings: new ChildRatings(), met: new Set() };
  }
}

function isOpen({ answers }: SimulatedQuestion): boolean {
  return answers < ANSWERS_OF_QUESTION;
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const [meanX, meanY] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}
