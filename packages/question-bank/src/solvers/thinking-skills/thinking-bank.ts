import { mergedSolvers } from '../merged-solvers';
import type { Solver } from '../solver';
import { certaintySolvers } from './certainty';
import { clueOrderSolvers } from './clue-orders';
import { codeSolvers } from './codes';
import { codeAndCupSolvers } from './codes-and-cups';
import { countingSolvers } from './counting-cases';
import { sufficiencySolvers } from './data-sufficiency';
import { dayPlanSolvers } from './day-plans';
import { drawnPatternSolvers } from './drawn-patterns';
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
import { seriesSolvers } from './series';
import { setAndFactSolvers } from './sets-and-facts';
import { assemblySolvers } from './shape-assembly';
import { spaceSolvers } from './space';
import { stackSolvers } from './stacks';
import { statementSolvers } from './statements';
import { timetableSolvers } from './timetables';
import { truthTellerSolvers } from './truth-tellers';
import { turnSolvers } from './turns';

/** The solver of each computed item in seed/thinking-skills. */
export const thinkingSkillsSolvers: Record<string, Solver> = mergedSolvers(
  certaintySolvers,
  codeSolvers,
  foldSolvers,
  matchingSolvers,
  netSolvers,
  numberPatternSolvers,
  orderingSolvers,
  picturePatternSolvers,
  priceTableSolvers,
  puzzleBankSolvers,
  scaleSolvers,
  schedulingSolvers,
  setAndFactSolvers,
  assemblySolvers,
  stackSolvers,
  timetableSolvers,
  truthTellerSolvers,
  turnSolvers,
  clueOrderSolvers,
  codeAndCupSolvers,
  countingSolvers,
  sufficiencySolvers,
  dayPlanSolvers,
  drawnPatternSolvers,
  seriesSolvers,
  spaceSolvers,
  statementSolvers,
);
