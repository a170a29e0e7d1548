import { geometrySolvers, measurementSolvers, timeSolvers } from './solvers/maths-measures';
import { fractionSolvers, moneySolvers, numberSolvers, ratioSolvers } from './solvers/maths-numbers';
import { chanceSolvers, dataSolvers, logicSolvers, patternSolvers } from './solvers/maths-patterns';

/**
 * Works out the answer to each maths question from the numbers in its text, without a look at its key.
 * A value answers the option whose text is the same once a comma that groups thousands is dropped: 39641 is `39,641`.
 */
export const mathsSolvers: Record<string, () => string | number> = {
  ...numberSolvers,
  ...fractionSolvers,
  ...ratioSolvers,
  ...moneySolvers,
  ...timeSolvers,
  ...measurementSolvers,
  ...geometrySolvers,
  ...dataSolvers,
  ...chanceSolvers,
  ...patternSolvers,
  ...logicSolvers,
};
