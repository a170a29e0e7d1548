import type { Solver } from './numbers';
import { solveConversion, solveExpression, solveMean, solveNextNumber, solveProperty, solveRounding } from './numbers';
import {
  solveBox,
  solveChance,
  solveDiscount,
  solveEndTime,
  solveRectangle,
  solveThirdAngle,
  solveTimeSpan,
  solveUnitPrice,
} from './stories';

const SOLVERS: readonly Solver[] = [
  solveExpression,
  solveRounding,
  solveConversion,
  solveMean,
  solveProperty,
  solveRectangle,
  solveBox,
  solveThirdAngle,
  solveNextNumber,
  solveTimeSpan,
  solveEndTime,
  solveUnitPrice,
  solveDiscount,
  solveChance,
];

export const solve: Solver = (question) => {
  for (const solver of SOLVERS) {
    const isRight = solver(question);
    if (isRight) return isRight;
  }
  return undefined;
};
