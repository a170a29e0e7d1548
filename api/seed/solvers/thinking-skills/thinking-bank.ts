import { deductionBankSolvers } from './deduction';
import { orderingSolvers } from './ordering-and-scheduling';
import { patternBankSolvers } from './patterns-and-codes';
import { assemblySolvers } from './shape-assembly';
import type { ThinkingSolver } from './thinking-solver';
import { tableSolvers } from './timetables-and-price-tables';
import { puzzleBankSolvers } from './truth-tellers-and-puzzles';
import { turnSolvers } from './turns-and-folds';
import { solidSolvers } from './views-and-nets';

/** The solver of each computed item in seed/thinking-skills. */
export const thinkingBankSolvers: Record<string, ThinkingSolver> = {
  ...deductionBankSolvers,
  ...orderingSolvers,
  ...patternBankSolvers,
  ...puzzleBankSolvers,
  ...assemblySolvers,
  ...solidSolvers,
  ...turnSolvers,
  ...tableSolvers,
};
