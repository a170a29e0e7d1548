import { deductionBankSolvers } from './deduction';
import { orderingSolvers } from './ordering-and-scheduling';
import { patternBankSolvers } from './patterns-and-codes';
import type { ThinkingSolver } from './thinking-solver';
import { tableSolvers } from './timetables-and-price-tables';
import { solidSolvers } from './views-and-nets';
import { puzzleBankSolvers } from './truth-tellers-and-puzzles';

/** The solver of each computed item in seed/thinking-skills. */
export const thinkingBankSolvers: Record<string, ThinkingSolver> = {
  ...deductionBankSolvers,
  ...orderingSolvers,
  ...patternBankSolvers,
  ...puzzleBankSolvers,
  ...solidSolvers,
  ...tableSolvers,
};
