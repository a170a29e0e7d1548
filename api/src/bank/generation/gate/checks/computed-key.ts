import { parseOptions } from '@wattle/contract/options';
import { quantityOf } from '@wattle/question-bank';
import type { Check, GateContext, GeneratedItem } from '../generated-item';
import { solve } from '../solvers/solve';

export function isCalculated({ question }: GeneratedItem, { subject }: GateContext): boolean {
  return subject === 'Maths' && solve(question) !== undefined;
}

/** Maths: where the answer can be computed, it is the key and no other option. */
export const computedKey: Check = ({ question, mcq_options, correct_answer }, { subject }) => {
  const isRight = subject === 'Maths' ? solve(question) : undefined;
  if (!isRight) return undefined;
  const options = parseOptions(mcq_options).map((option) => ({ ...option, quantity: quantityOf(option.text) }));
  const quantities = options.flatMap(({ quantity }) => quantity ?? []);
  if (quantities.length < 2) return undefined;
  const right = options.filter(({ quantity }) => quantity && isRight(quantity, quantities)).map(({ letter }) => letter);
  if (right.length === 0) return 'None of the options is the answer that the question gives when it is calculated.';
  if (right.length > 1) return `Options ${right.join(' and ')} are both right when the question is calculated.`;
  return right[0] === correct_answer ? undefined : `Calculated, the answer is ${right[0]} and not ${correct_answer}.`;
};

export const secondAnswer: Check = ({ correct_answer }, { secondAnswer }) => {
  if (secondAnswer === undefined || secondAnswer === correct_answer) return undefined;
  return `A second solve gives ${secondAnswer || 'no answer'} and not ${correct_answer}.`;
};
