import type { Quantity } from '@wattle/question-bank';

/** Which of the offered quantities are right; nothing when the question is not of its kind. */
export type Solver = (question: string) => ((option: Quantity, options: readonly Quantity[]) => boolean) | undefined;
