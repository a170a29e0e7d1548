import * as all from './all-solvers';
import { mergedSolvers, type Solver } from './solvers/solver';

/** The solver of each item that can be computed, by its slug. */
export const solvers: Record<string, Solver> = mergedSolvers(...Object.values(all));
