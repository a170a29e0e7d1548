import { deductionSolvers } from './solvers/thinking-deduction';
import { conclusionSolvers, evidenceSolvers } from './solvers/thinking-evidence';
import { orderSolvers } from './solvers/thinking-orders';
import { puzzleSolvers } from './solvers/thinking-puzzles';
import { patternSolvers, shapeSolvers } from './solvers/thinking-shapes';

/**
 * Works out the answer to each thinking-skills question that can be searched: every order, every mix of truth and
 * lies. Questions about arguments and evidence are not among them. A value answers the option with the same text.
 */
export const thinkingSkillsSolvers: Record<string, () => string | number> = {
  ...deductionSolvers,
  ...evidenceSolvers,
  ...conclusionSolvers,
  ...orderSolvers,
  ...puzzleSolvers,
  ...shapeSolvers,
  ...patternSolvers,
};
