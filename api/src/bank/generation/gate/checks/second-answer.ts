import type { Check } from '../generated-item';

/** Maths: a second solve that did not see the key gives the same letter. */
export const secondAnswer: Check = ({ correct_answer }, { subject, secondAnswer }) => {
  if (subject !== 'Maths' || secondAnswer === undefined || secondAnswer === correct_answer) return undefined;
  return `A second solve gives ${secondAnswer || 'no answer'} and not ${correct_answer}.`;
};
