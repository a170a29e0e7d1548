import type { Solver } from '../solvers/solver';
import type { BankItem } from './bank-item';

/** Judges one item, and says in sentences what is wrong with it. */
export type Guard = (item: BankItem, solver: Solver | undefined) => string[];
