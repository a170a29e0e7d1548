import { solveChance } from './chances';
import { solveConversion, solveExpression, solveMean, solveRounding } from './expressions';
import { solveNextNumber } from './patterns';
import { solveDiscount, solveUnitPrice } from './prices';
import { solveProperty } from './properties';
import { solveBox, solveRectangle, solveThirdAngle } from './shapes';
import type { Solver } from './solver';
import { solveEndTime, solveTimeSpan } from './times';

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
