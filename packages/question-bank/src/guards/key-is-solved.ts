import { optionsOf } from '@wattle/contract';
import type { Guard } from './guard';

/** The solver, which reads stem and picture only, finds the option of the key right and all others wrong. */
export const keyIsSolved: Guard = (item, solver) => {
  if (!solver) return [];
  try {
    const right = optionsOf(item).filter(({ text }) => solver.isRight(text, item));
    const letters = right.map(({ letter }) => letter).join(' and ') || 'none';
    return letters === item.correct_answer
      ? []
      : [`The key is ${item.correct_answer}, but computing finds ${letters}.`];
  } catch (error) {
    return [`It cannot be solved: ${error instanceof Error ? error.message : error}`];
  }
};
