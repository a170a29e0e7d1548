import { angleSolvers } from './maths/angles';
import { areaSolvers } from './maths/area-and-perimeter';
import { averageSolvers } from './maths/averages';
import { chartSolvers } from './maths/charts-and-tables';
import { fractionSolvers } from './maths/fractions-and-ratio';
import { negativeNumberSolvers } from './maths/negative-numbers';
import { numberPropertySolvers } from './maths/number-properties';
import { percentageSolvers } from './maths/percentages';
import { rateSolvers } from './maths/rates-and-money';
import { scaleSolvers } from './maths/scale-and-maps';
import { statementSolvers } from './maths/statements';
import { symmetrySolvers } from './maths/symmetry';
import type { Solver } from './solver';

/** The solver of each item in seed/maths. */
export const mathsBankSolvers: Record<string, Solver> = {
  ...angleSolvers,
  ...areaSolvers,
  ...averageSolvers,
  ...chartSolvers,
  ...fractionSolvers,
  ...negativeNumberSolvers,
  ...numberPropertySolvers,
  ...percentageSolvers,
  ...rateSolvers,
  ...scaleSolvers,
  ...statementSolvers,
  ...symmetrySolvers,
};
