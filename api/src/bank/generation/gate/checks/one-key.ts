import { type Option, optionsOf } from '@wattle/contract/options';
import { folded, isSameQuantity, quantityOf } from '@wattle/question-bank';
import type { Check } from '../generated-item';

/** Questions that ask for a form, so that equal values in another form are wrong. */
const ASKS_FOR_FORM =
  /\b(?:simplest|lowest terms|simplif\w+|improper|mixed (?:number|numeral)|as an? (?:decimal|fraction|percentage))\b/i;
const REFERS_TO_OPTIONS =
  /^(?:all|none|both|neither|some) of (?:the above|these|the options)\b|^(?:both|neither|either)? ?[A-E] (?:and|or|nor) [A-E]\b/;
const EXPLAINS_TWO =
  /\b[A-E] and [A-E] are (?:both )?(?:correct|right|true)\b|\b(?:both|either) [A-E] (?:and|or) [A-E]\b/;

export const oneKey: Check = ({ question, mcq_options, format, correct_answer, explanation }) => {
  const options = optionsOf({ mcq_options, format });
  const key = correct_answer.trim();
  if (!/^[A-Z]$/.test(key)) return `The key is “${key}” and not one letter.`;
  if (!options.some(({ letter }) => letter === key)) return `There is no option ${key}.`;
  const reference = options.find(
    ({ text }) => REFERS_TO_OPTIONS.test(text) || REFERS_TO_OPTIONS.test(lowerFirst(text)),
  );
  if (reference) return `Option ${reference.letter} refers to other options.`;
  if (EXPLAINS_TWO.test(explanation)) return 'The explanation names two right options.';
  const isSame = ASKS_FOR_FORM.test(question) ? haveSameWords : areSame;
  for (const [at, one] of options.entries()) {
    const other = options.slice(at + 1).find((option) => isSame(one, option));
    if (other) return `Options ${one.letter} and ${other.letter} are the same.`;
  }
  return undefined;
};

function areSame(one: Option, other: Option): boolean {
  const [some, others] = [quantityOf(one.text), quantityOf(other.text)];
  return some && others ? isSameQuantity(some, others) : haveSameWords(one, other);
}

const haveSameWords = (one: Option, other: Option) => withPairsInOrder(one.text) === withPairsInOrder(other.text);

/** "Tom and Mia" is "Mia and Tom". */
function withPairsInOrder(text: string): string {
  const words = folded(text).replace(/[.!]$/, '');
  const [, one, conjunction, other] = /^(\w+|the \w+) (and|or) (\w+|the \w+)$/.exec(words) ?? [];
  return one && other ? [one, other].sort().join(` ${conjunction} `) : words;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
