import type { Quantity } from '@wattle/question-bank';

/** Tells which of the offered quantities are right; undefined when it cannot solve the question. */
export type Solver = (question: string) => ((option: Quantity, options: readonly Quantity[]) => boolean) | undefined;
