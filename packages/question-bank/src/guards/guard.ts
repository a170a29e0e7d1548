import type { BankItem } from '../items/bank-items';
import type { Solver } from '../solvers/solver';

/** Judges one item, and says in sentences what is wrong with it. */
export type Guard = (item: BankItem, solver: Solver | undefined) => string[];
