import { SKILLS } from '@wattle/contract/skills';
import { randomFrom } from '@wattle/contract/testing';
import { simulateRatings } from './simulate-ratings';
import { simulateRecall } from './simulate-recall';

/** What a simulation found, and whether it is what it has to be. */
export interface Figure {
  name: string;
  value: number;
  goal: string;
  isMet: boolean;
}

/** How large a simulation is; the figures of a small one vary more. */
export interface SimulationSize {
  children: number;
  skills: number;
  questionsOfSkill: number;
}

const LEAST_SKILLS_MORE = 1;
const SUCCESS = { wanted: 0.75, tolerance: 0.03 };
const LEAST_CORRELATION = 0.9;

/** Simulates children who practise for a test (docs/decisions/067, 068). */
export function simulatePractice({ children, skills, questionsOfSkill }: SimulationSize, seed: number): Figure[] {
  const known = simulateRecall(children, SKILLS.length, seed);
  const ids = SKILLS.slice(0, skills).map(({ id }) => id);
  const { success, correlation } = simulateRatings({ children, skills: ids, questionsOfSkill }, randomFrom(seed));
  return [
    fact(`skills of ${SKILLS.length} known on the day of the test, our rule`, known.ours),
    more('plain FSRS', known.ours - known.fsrs),
    more('a fixed week', known.ours - known.week),
    ...Object.entries(success).map(([level, share]) => ({
      name: `right answers after 60 questions, a child of ${level} ability`,
      value: share,
      goal: `${SUCCESS.wanted} +- ${SUCCESS.tolerance}`,
      isMet: Math.abs(share - SUCCESS.wanted) <= SUCCESS.tolerance,
    })),
    {
      name: 'correlation of ratings with true difficulties, at 200 answers a question',
      value: correlation,
      goal: `at least ${LEAST_CORRELATION}`,
      isMet: correlation >= LEAST_CORRELATION,
    },
  ];
}

function fact(name: string, value: number): Figure {
  return { name, value, goal: '', isMet: true };
}

function more(than: string, value: number): Figure {
  const name = `of these, more than by ${than}, with as many questions each day`;
  return { name, value, goal: `at least ${LEAST_SKILLS_MORE}`, isMet: value >= LEAST_SKILLS_MORE };
}
