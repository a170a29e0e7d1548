import { certaintySolvers } from './certainty';
import { codeSolvers } from './codes';
import { foldSolvers } from './folds';
import { matchingSolvers } from './matching';
import { netSolvers } from './nets';
import { numberPatternSolvers } from './number-patterns';
import { orderingSolvers } from './ordering';
import { picturePatternSolvers } from './picture-patterns';
import { priceTableSolvers } from './price-tables';
import { puzzleBankSolvers } from './puzzles';
import { scaleSolvers } from './scales';
import { schedulingSolvers } from './scheduling';
import { setAndFactSolvers } from './sets-and-facts';
import { assemblySolvers } from './shape-assembly';
import { stackSolvers } from './stacks';
import type { ThinkingSolver } from './thinking-solver';
import { timetableSolvers } from './timetables';
import { truthTellerSolvers } from './truth-tellers';
import { turnSolvers } from './turns';

/** The solver of each computed item in seed/thinking-skills. */
export const thinkingBankSolvers: Record<string, ThinkingSolver> = {
  ...certaintySolvers,
  ...codeSolvers,
  ...foldSolvers,
  ...matchingSolvers,
  ...netSolvers,
  ...numberPatternSolvers,
  ...orderingSolvers,
  ...picturePatternSolvers,
  ...priceTableSolvers,
  ...puzzleBankSolvers,
  ...scaleSolvers,
  ...schedulingSolvers,
  ...setAndFactSolvers,
  ...assemblySolvers,
  ...stackSolvers,
  ...timetableSolvers,
  ...truthTellerSolvers,
  ...turnSolvers,
};
