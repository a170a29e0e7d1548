import type Fraction from 'fraction.js';
import { TERM, termOf } from './units';

/** `stated` calculates with the numbers as they are written, `amount` after all units became the base unit. */
export type Reading = 'stated' | 'amount';

const TOKENS = new RegExp(`(${TERM})|of|[-+−–×x*÷/()]`, 'gu');
const OPERATORS: Record<string, string> = { '−': '-', '–': '-', '×': '*', x: '*', of: '*', '÷': '/' };

/** Calculates `6 + 4 × 5`, `3/4 of 120` or `15% of $80` exactly; nothing when the text is anything else. */
export function calculate(text: string, reading: Reading): Fraction | undefined {
  const tokens = [...text.matchAll(TOKENS)].map(([token, term]) => term ?? OPERATORS[token] ?? token);
  if (text.replace(TOKENS, '').trim() !== '') return undefined;
  const rest = tokens.reverse();
  try {
    const value = sum(rest, reading);
    return rest.length === 0 ? value : undefined;
  } catch {
    // A missing operand, or a division by zero.
    return undefined;
  }
}

function sum(rest: string[], reading: Reading): Fraction {
  let value = product(rest, reading);
  while (rest.at(-1) === '+' || rest.at(-1) === '-') {
    value = rest.pop() === '+' ? value.add(product(rest, reading)) : value.sub(product(rest, reading));
  }
  return value;
}

function product(rest: string[], reading: Reading): Fraction {
  let value = factor(rest, reading);
  while (rest.at(-1) === '*' || rest.at(-1) === '/') {
    value = rest.pop() === '*' ? value.mul(factor(rest, reading)) : value.div(factor(rest, reading));
  }
  return value;
}

function factor(rest: string[], reading: Reading): Fraction {
  const token = rest.pop() ?? '';
  if (token === '-') return factor(rest, reading).neg();
  if (token === '(') {
    const value = sum(rest, reading);
    if (rest.pop() !== ')') throw new SyntaxError('A bracket is not closed.');
    return value;
  }
  const term = termOf(token);
  if (!term) throw new SyntaxError(`${token} is not a number.`);
  return term[reading];
}
