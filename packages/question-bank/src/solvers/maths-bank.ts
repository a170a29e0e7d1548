import { angleSolvers } from './maths/angles';
import { areaSolvers } from './maths/area-and-perimeter';
import { averageSolvers } from './maths/averages';
import { chanceSolvers } from './maths/chance';
import { chartSolvers } from './maths/charts-and-tables';
import { dataSolvers } from './maths/data-and-graphs';
import { fractionAndDecimalSolvers } from './maths/fractions-and-decimals';
import { fractionSolvers } from './maths/fractions-and-ratio';
import { geometrySolvers } from './maths/geometry';
import { logicSolvers } from './maths/logic-with-numbers';
import { measurementSolvers } from './maths/measurement';
import { moneySolvers } from './maths/money';
import { negativeNumberSolvers } from './maths/negative-numbers';
import { placeValueSolvers } from './maths/number-and-place-value';
import { numberPropertySolvers } from './maths/number-properties';
import { patternSolvers } from './maths/patterns-and-algebra';
import { figurePatternSolvers } from './maths/patterns-in-figures';
import { percentageSolvers } from './maths/percentages';
import { rateSolvers } from './maths/rates-and-money';
import { ratioAndRateSolvers } from './maths/ratio-and-rate';
import { scaleSolvers } from './maths/scale-and-maps';
import { solidSolvers } from './maths/solids';
import { statementSolvers } from './maths/statements';
import { symmetrySolvers } from './maths/symmetry';
import { timeSolvers } from './maths/time';
import { mergedSolvers } from './merged-solvers';
import type { Solver } from './solver';

/** The solver of each item in seed/maths. */
export const mathsSolvers: Record<string, Solver> = mergedSolvers(
  angleSolvers,
  areaSolvers,
  averageSolvers,
  chartSolvers,
  fractionSolvers,
  negativeNumberSolvers,
  numberPropertySolvers,
  percentageSolvers,
  rateSolvers,
  scaleSolvers,
  statementSolvers,
  symmetrySolvers,
  placeValueSolvers,
  fractionAndDecimalSolvers,
  ratioAndRateSolvers,
  moneySolvers,
  timeSolvers,
  measurementSolvers,
  geometrySolvers,
  dataSolvers,
  chanceSolvers,
  patternSolvers,
  logicSolvers,
  solidSolvers,
  figurePatternSolvers,
);
