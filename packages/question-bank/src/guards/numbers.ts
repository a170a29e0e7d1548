import { optionsOf } from '@wattle/contract/options';
import type { BankItem } from '../items/bank-items';
import { equationsIn, falseEquations } from '../quantities/equations';
import { numbersIn, wordNumbersIn } from '../text';
import type { Guard } from './guard';
import statedNumbers from './stated-numbers.json' with { type: 'json' };

/** `10 black + 8 white = 18 socks` is read as `10 + 8 = 18 socks`. */
const NOUN = /(?<=\d) \p{Ll}{3,}(?= [-+−×÷=] )/gu;
/** Letters for numbers and times of day, which are not calculated with. */
const NOT_NUMBERS = /\b\p{Lu}\b|\dn\b|\bn\b|\d:\d\d|★/u;

/** Every equation in what an item explains can be read, and is true. */
export const equationsTrue: Guard = ({ explanation, faster_method = '', wrong_turns = {} }) =>
  [explanation, faster_method, ...Object.values(wrong_turns)].flatMap((written) => {
    const text = written.replace(NOUN, '');
    return [
      ...falseEquations(text).map((equation) => `${equation} is not true.`),
      ...unreadLines(text).map((line) => `No equation can be read in “${line}”.`),
    ];
  });

function unreadLines(text: string): string[] {
  const unread = equationsIn(text).reduce((rest, equation) => rest.replace(equation, ''), text);
  return unread.split('\n').filter((line) => line.includes('=') && !NOT_NUMBERS.test(line));
}

/** Degrees of a full, a half and a quarter turn, and hundredths: known without being told. */
export const COMMON = [360, 180, 90, 100];
const PRECISION = 1e6;

/**
 * Every number in the explanation and the wrong turns of an item stands in its stem, picture, passage or option, or in an
 * equation of the same text, or is worked out from two others of its sentence. The few others are listed by hand.
 */
export const numbersKnown: Guard = (item) => {
  const texts = optionsOf(item).map(({ letter, text }) => ({ letter: letter as string, text }));
  const optionOf = (wanted: string) => texts.find(({ letter }) => letter === wanted)?.text ?? '';
  const given = allNumbersIn([item.question, item.image_description ?? '', item.text ?? '']);
  const key = optionOf(item.correct_answer);
  const calculated = allNumbersIn(equationsIn(item.explanation));
  const turns = Object.entries(item.wrong_turns ?? {}) as [string, string][];
  return [
    ...unknown(item, item.explanation, [...given, ...allNumbersIn(texts.map(({ text }) => text)), ...calculated]),
    ...turns.flatMap(([letter, text]) =>
      unknown(item, text, [
        ...given,
        ...allNumbersIn([key, optionOf(letter)]),
        ...calculated,
        ...allNumbersIn(equationsIn(text)),
      ]),
    ),
  ];
};

/** Of a poem; they are counted by another guard. */
const LINES = /\blines? \d+(?: (?:to|and) \d+)?/g;
/** A sentence, or a line without a full stop. */
const SENTENCE_END = /(?<=[.;:!?])\s+|\n/;

function unknown({ slug }: BankItem, text: string, given: readonly number[]): string[] {
  const known = new Set([...COMMON, ...given, ...((statedNumbers as Record<string, number[]>)[slug] ?? [])]);
  return text
    .replace(LINES, '')
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const numbers = allNumbersIn([sentence]);
      const strange = numbersIn(sentence).filter(
        (number) => !known.has(number) && !worked(numbers.filter((other) => other !== number)).has(number),
      );
      return strange.length > 0 ? [`${strange.join(', ')} comes from nowhere in “${sentence}”.`] : [];
    });
}

const rounded = (number: number) => Math.round(number * PRECISION) / PRECISION;

const WITHOUT_COMMA = /(\p{L}+)? ?(?<![\d,.:“])([1-9]\d{3})(?![\d,:s])/gu;
const BEFORE_YEARS = ['in', 'since', 'from', 'until', 'before', 'around', 'after', 'of', 'year'];

/** Thousands of Maths and Thinking Skills have a comma; a year has none. */
export const thousandsSeparated: Guard = ({ subject, question, mcq_options, explanation, wrong_turns = {} }) =>
  subject === 'Reading'
    ? []
    : [question, mcq_options, explanation, ...Object.values(wrong_turns)].flatMap((text) =>
        [...text.matchAll(WITHOUT_COMMA)].flatMap(([, word = '', number]) =>
          BEFORE_YEARS.includes(word.toLowerCase()) ? [] : [`${number} has no comma.`],
        ),
      );

export const allNumbersIn = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [...numbersIn(text), ...wordNumbersIn(text)])),
];

/** What two of the numbers make. */
function worked(numbers: readonly number[]): Set<number> {
  const results = numbers.flatMap((one) =>
    numbers.flatMap((other) =>
      one === other ? [2 * one] : [one + other, one - other, one * other, ...(other ? [one / other] : [])],
    ),
  );
  return new Set(results.map(rounded));
}
