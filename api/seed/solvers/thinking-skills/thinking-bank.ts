import { deductionBankSolvers } from './deduction';
import { orderingSolvers } from './ordering-and-scheduling';
import type { ThinkingSolver } from './thinking-solver';
import { puzzleBankSolvers } from './truth-tellers-and-puzzles';

/** The solver of each computed item in seed/thinking-skills. */
export const thinkingBankSolvers: Record<string, ThinkingSolver> = {
  ...deductionBankSolvers,
  ...orderingSolvers,
  ...puzzleBankSolvers,
};
