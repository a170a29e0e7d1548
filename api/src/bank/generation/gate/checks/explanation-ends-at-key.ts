import { type Option, optionsOf } from '@wattle/contract/options';
import {
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
import type { Check } from '../generated-item';

const NAMES_LETTER = /\b(?:answer|option|choice|key) (?:is|must be|:)?\s?["“(]?([A-E])["”)]?(?=[.,;!]|$)/m;
/** The bank's explanations end with a remark on what makes a wrong option tempting. */
const REMARK = /\b(?:tempting|wrong turn|forgets?|mixes up|comes from|mistake|overlooks|too far|treats|would be)\b/i;
const CONCLUDES = /\b(?:so|therefore|thus|answer is)\b/i;
const CLOCK = String.raw`\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m\b`;
const VALUES = new RegExp(`${CLOCK}|(?:${TERM})(?: (?:and )?${TERM})?|${TERM}`, 'gu');
/** The text of an option is not the start of a longer number or of a calculation. */
const ENDS = String.raw`(?![\w.:/]|,\d| ?[-+×÷=%])`;
const SAYS_WHAT_ELSE = /^\S+(?: [\p{Ll}³²°]+)? (?:is (?:the|only|how|what|as)|counts|adds|doubles|multiplies)\b/u;

/** The explanation concludes with the key and no other option. */
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
