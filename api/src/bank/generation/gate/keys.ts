import { type Option, optionsOf, parseOptions } from '@wattle/contract/options';
import { isInText } from '@wattle/contract/question-format';
import {
  falseEquations,
  folded,
  hasPhrase,
  isSameQuantity,
  type Quantity,
  quantityOf,
  sentencesIn,
  TERM,
  wordsIn,
} from '@wattle/question-bank';
import escapeStringRegexp from 'escape-string-regexp';
import type { Check, Checks, GateContext, GeneratedItem } from './generated-item';
import { solve } from './solvers/solve';

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

const STATES_ANSWER = /\b(?:answer|solution)(?:\s+(?:is|equals)\b|\s*:)|\bhint\b|\bcorrect (?:answer|option|choice)\b/i;
const GIVES_REASON = /\b(?:so|therefore|thus|which is|which means|because)\b(.*)$/is;

const QUANTITIES = new RegExp(`\\d{1,2}:\\d{2} [ap]m|${TERM}(?: ${TERM})?`, 'gu');

export const keyNotInStem: Check = ({ question, mcq_options, format, correct_answer }) => {
  const options = optionsOf({ mcq_options, format });
  const key = options.find(({ letter }) => letter === correct_answer);
  // The stem about a gap or blank is always the same.
  if (!key || isInText(format)) return undefined;
  if (STATES_ANSWER.test(question)) return 'The question speaks of its own answer.';
  const stated = options.filter((option) => isIn(question, option));
  if (stated.length === 1 && stated[0] === key) return `The question already says “${key.text}”, and no other option.`;
  const isConcluded = sentencesIn(question).some((sentence) => isConclusion(sentence, key, options));
  return isConcluded ? `The question already concludes “${key.text}”.` : undefined;
};

function isConclusion(sentence: string, key: Option, options: Option[]): boolean {
  const end = sentence.endsWith('?') || /[“"]/.test(sentence) ? '' : (GIVES_REASON.exec(sentence)?.[1] ?? '');
  return isIn(end, key) && options.every((option) => option === key || !isIn(end, option));
}

/** Numbers are compared as written, so that 2.4 kg does not reveal the answer 2,400 g. */
function isIn(text: string, { text: option }: Option): boolean {
  const quantity = quantityOf(option);
  if (!quantity) return hasPhrase(text, option);
  const written = (term: string) => folded(term).replaceAll(',', '');
  const terms = (text.match(QUANTITIES) ?? []).map(written);
  // An option without a unit matches the number of a term with one.
  return terms.some(
    (term) =>
      term === written(option) || (quantity.kind === '' && /^[\d.]+(?= \D+$)/.exec(term)?.[0] === written(option)),
  );
}

function isCalculated({ question }: GeneratedItem, { subject }: GateContext): boolean {
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

/** A sentence about a mistake may show the mistake. */
const IS_ABOUT_A_MISTAKE = /\b(?:wrong|wrongly|mistake|forgets?|tempting|incorrect|instead)\b/i;

export const trueEquations: Check = ({ explanation }) => {
  const [first] = sentencesIn(explanation)
    .filter((sentence) => !IS_ABOUT_A_MISTAKE.test(sentence))
    .flatMap(falseEquations);
  return first && `The explanation says ${first}, which is not true.`;
};

const NAMES_LETTER = /\b(?:answer|option|choice|key) (?:is|must be|:)?\s?["“(]?([A-E])["”)]?(?=[.,;!]|$)/m;
/** The bank's explanations end with a remark on what makes a wrong option tempting. */
const REMARK = /\b(?:tempting|wrong turn|forgets?|mixes up|comes from|mistake|overlooks|too far|treats|would be)\b/i;
const CONCLUDES = /\b(?:so|therefore|thus|answer is)\b/i;
const CLOCK = String.raw`\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m\b`;
const VALUES = new RegExp(`${CLOCK}|(?:${TERM})(?: (?:and )?${TERM})?|${TERM}`, 'gu');
/** The text of an option is not the start of a longer number or of a calculation. */
const ENDS = String.raw`(?![\w.:/]|,\d| ?[-+×÷=%])`;
const SAYS_WHAT_ELSE = /^\S+(?: [\p{Ll}³²°]+)? (?:is (?:the|only|how|what|as)|counts|adds|doubles|multiplies)\b/u;

export const explanationEndsAtKey: Check = ({ mcq_options, format, correct_answer, explanation }) => {
  const options = optionsOf({ mcq_options, format });
  const key = options.find(({ letter }) => letter === correct_answer);
  if (!key) return undefined;
  const sentences = sentencesIn(explanation).filter((sentence) => !isRemark(sentence, options, key));
  const letter = NAMES_LETTER.exec(sentences.join('\n'))?.[1];
  if (letter && letter !== key.letter) return `The explanation names option ${letter} and not ${key.letter}.`;
  const others = options.filter((option) => option !== key);
  if (!isNamed(key, options, explanation)) return `The explanation never comes to the key “${key.text}”.`;
  const reached = quantityOf(key.text) ? lastValue(sentences, key, others) : lastText(sentences, key, others);
  return reached && `The explanation arrives at “${reached}” and not at the key “${key.text}”.`;
};

/** Where options are names or terms, the explanation contains the key. */
function isNamed(key: Option, options: Option[], explanation: string): boolean {
  const isShort = options.every(({ text }) => isTerm(text) && !quantityOf(text));
  return !isShort || wordsIn(key.text).some((word) => hasPhrase(explanation, word)) || NAMES_LETTER.test(explanation);
}

/** The label of a text, such as Extract B, is no term: an explanation may quote the text instead. */
const isTerm = (option: string) => wordsIn(option).length <= 2 && !/^(?:Extract [A-D]|Text [12])$/.test(option);

/**
 * Whether a sentence explains where a wrong option comes from: it begins with its value and does not calculate the key.
 */
function isRemark(sentence: string, options: Option[], key: Option): boolean {
  if (REMARK.test(sentence)) return true;
  const start = folded(sentence).replace(/^(?:for |with |if |try )?["(]?/, '');
  const first = options.find(({ text }) =>
    new RegExp(`^${escapeStringRegexp(folded(text).replace(/\.$/, ''))}${ENDS}`).test(start),
  );
  if (!first) return false;
  if (first === key) return SAYS_WHAT_ELSE.test(start);
  const right = quantityOf(key.text);
  const result = resultOf(sentence);
  return !(right && result && isSameQuantity(right, result));
}

/** The sentence whose result is a wrong option, or the last one where none results in the key. */
function lastValue(sentences: string[], key: Option, others: Option[]): string | undefined {
  const right = quantityOf(key.text) as Quantity;
  const wrong = others.flatMap(({ text }) => quantityOf(text) ?? []);
  for (const sentence of sentences.toReversed()) {
    const result = resultOf(sentence);
    if (result && isSameQuantity(right, result)) return undefined;
    if (result && wrong.some((each) => isSameQuantity(each, result))) return sentence;
    if (valuesIn(sentence).some((value) => isSameQuantity(right, value))) return undefined;
  }
  const isAboutValues = wrong.length === others.length && sentences.some((sentence) => resultOf(sentence));
  return isAboutValues ? sentences.at(-1) : undefined;
}

/** The last value after the last "=", "so" or "answer is". */
function resultOf(sentence: string): Quantity | undefined {
  const [end = ''] = sentence.match(/(?<==|\bso\b|\banswer is\b)(?:(?!=|\bso\b|\banswer is\b).)*$/isu) ?? [];
  return valuesIn(end).at(-1);
}

function valuesIn(text: string): Quantity[] {
  return [...text.matchAll(VALUES)].flatMap(([value]) => quantityOf(value) ?? []);
}

/** The wrong option that the last conclusion repeats. */
function lastText(sentences: string[], key: Option, others: Option[]): string | undefined {
  const concluded = sentences.findLastIndex((sentence) => CONCLUDES.test(sentence));
  const at = concluded < 0 ? sentences.length - 1 : concluded;
  const conclusion = sentences[at];
  if (conclusion === undefined || sentences.slice(at).some((sentence) => hasPhrase(sentence, key.text)))
    return undefined;
  const end = conclusion.replace(/^.*\b(?:so|therefore|thus|answer is)\b/is, '');
  const [nearest] = others
    .map((option) => ({ option, share: commonShare(option.text, end) }))
    .sort((one, other) => other.share - one.share);
  if (!nearest) return undefined;
  const isWhole = hasPhrase(end, nearest.option.text);
  const isRepeated = nearest.share >= 0.7 && nearest.share - commonShare(key.text, end) >= 0.2;
  return isWhole || isRepeated ? nearest.option.text : undefined;
}

/** Dice coefficient of the words. */
function commonShare(one: string, other: string): number {
  const [some, others] = [new Set(wordsIn(one)), new Set(wordsIn(other))];
  const common = [...some].filter((word) => others.has(word)).length;
  return (2 * common) / (some.size + others.size || 1);
}

const NAMES_OPTION =
  /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice|[Ll]etter)s? ["“(]?[A-G]\b|\([A-G]\)|^(?:[B-G]|A(?= (?:is|comes|adds|forgets|takes|counts|uses|mixes)\b))[ :.)]/;

/** Every distractor has a rationale, one sentence that says which mistake leads to it, and the key has none. */
export const distractorRationales: Check = ({ mcq_options, format, correct_answer, wrong_turns = {} }) => {
  const letters = optionsOf({ mcq_options, format }).map(({ letter }) => letter);
  const key = letters.find((letter) => letter === correct_answer);
  // `oneKey` refuses an item without a key.
  if (!key) return undefined;
  const unexplained = letters.find((letter) => letter !== key && !wrong_turns[letter]?.trim());
  if (unexplained) return `Nothing says which mistake leads to option ${unexplained}.`;
  if (wrong_turns[key]) return `Option ${key} is the key, and there is a wrong turn for it.`;
  const rationales = Object.entries(wrong_turns);
  const naming = rationales.find(([, sentence]) => NAMES_OPTION.test(sentence));
  if (naming) return `The wrong turn of option ${naming[0]} names an option by its letter.`;
  const [first] = rationales.flatMap(([, sentence]) => falseEquations(sentence));
  if (first) return `A wrong turn says ${first}, which is not true.`;
  // One mistake may lead to two options, but not to all of them.
  const mistakes = new Set(rationales.map(([, sentence]) => folded(sentence)));
  return rationales.length > 1 && mistakes.size === 1 ? 'All options have the same wrong turn.' : undefined;
};

export const KEY_CHECKS = {
  oneKey: { find: oneKey },
  computedKey: { find: computedKey, isInformative: isCalculated },
  trueEquations: { find: trueEquations },
  explanationEndsAtKey: { find: explanationEndsAtKey },
  keyNotInStem: { find: keyNotInStem },
  secondAnswer: { find: secondAnswer, isInformative: (_item, { secondAnswer }) => secondAnswer !== undefined },
} satisfies Checks;

/** Only for calculations: a distractor of a text comes from no calculable mistake. */
export const RATIONALE_CHECKS = { wrongTurns: { find: distractorRationales } } satisfies Checks;
