import { formatOptions, optionsOf } from '@wattle/contract/options';
import { gapOf, gapsIn, isInText, splitAtGaps } from '@wattle/contract/question-format';
import type { BankItem } from '../items/bank-items';
import { inOtherWords, otherNumber, withOtherNumber, withOtherNumberOrWord } from './changed-text';

/** Plants a fault into a copy of an item; undefined where the item has no place for it. */
type Fault = (item: BankItem, random: () => number) => Partial<BankItem> | undefined;

const MIN_WORD = 4;

/** What authors and tools get wrong, by kind. */
export const FAULTS = {
  'key moved': (item, random) => {
    const others = optionsOf(item).filter(({ letter }) => letter !== item.correct_answer);
    return { correct_answer: pick(others, random)?.letter ?? '' };
  },
  'distractor made right': (item, random) => {
    const distractor = pick(
      optionsOf(item).filter(({ letter }) => letter !== item.correct_answer),
      random,
    );
    return distractor && withOption(item, distractor.letter, inOtherWords(keyOf(item)));
  },
  'right option broken': (item, random) => {
    const key = keyOf(item);
    const broken = withOtherNumberOrWord(key, random) ?? withOtherWord(key, item, random);
    return broken === undefined ? undefined : withOption(item, item.correct_answer, broken);
  },
  'number in the stem': (item, random) => {
    const question = withOtherNumberOrWord(item.question, random);
    return question === undefined ? undefined : { question };
  },
  'number in the explanation': (item, random) => {
    const explanation = withOtherNumber(item.explanation, random);
    return explanation === undefined ? undefined : { explanation };
  },
  'number in a wrong turn': (item, random) => {
    const turns = Object.entries(item.wrong_turns ?? {}).filter(([, text]) => /\d/.test(text));
    const [letter, text = ''] = pick(turns, random) ?? [];
    return letter ? { wrong_turns: { ...item.wrong_turns, [letter]: withOtherNumber(text, random) } } : undefined;
  },
  "picture's source": (item, random) => (item.figure ? withOtherFigure(item, random) : undefined),
  passage: ({ text }, random) =>
    text ? { text: withOtherNumberOrWord(text, random) ?? withoutWord(text, random) } : undefined,
  'gap or blank swapped': (item, random) => {
    const asked = isInText(item.format) ? gapOf(item.question) : undefined;
    const { text = '' } = item;
    const other = pick(
      gapsIn(text).filter((place) => place !== asked),
      random,
    );
    if (asked === undefined || other === undefined) return undefined;
    const moved = new Map([
      [asked, other],
      [other, asked],
    ]);
    const parts = splitAtGaps(text).map((part) => (typeof part === 'number' ? `[${moved.get(part) ?? part}]` : part));
    return { text: parts.join('') };
  },
} satisfies Record<string, Fault>;

export type FaultKind = keyof typeof FAULTS;

const pick = <Entry>(entries: readonly Entry[], random: () => number): Entry | undefined =>
  entries[Math.floor(random() * entries.length)];

const keyOf = (item: BankItem) => optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';

function withOption(item: BankItem, changed: string, text: string): Partial<BankItem> {
  const texts = optionsOf(item).map((option) => (option.letter === changed ? text : option.text));
  return { mcq_options: formatOptions(texts) };
}

const longWords = (text: string) => [...text.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= MIN_WORD);

/** One word of the text becomes one of the other options. */
function withOtherWord(text: string, item: BankItem, random: () => number): string | undefined {
  const others = optionsOf(item).flatMap((option) => longWords(option.text).map(([word]) => word));
  const from = pick(longWords(text), random);
  const to = pick(
    others.filter((word) => !text.toLowerCase().includes(word.toLowerCase())),
    random,
  );
  return from && to ? text.slice(0, from.index) + to + text.slice(from.index + from[0].length) : undefined;
}

function withoutWord(text: string, random: () => number): string {
  const word = pick(longWords(text), random);
  return word ? text.slice(0, word.index) + text.slice(word.index + word[0].length) : '';
}

/** One number of the figure becomes another, also one in a label such as `58°`. */
function withOtherFigure({ figure }: BankItem, random: () => number): Partial<BankItem> | undefined {
  const copy: unknown = structuredClone(figure);
  const chosen = pick(placesOfNumbers(copy), random);
  if (!chosen) return undefined;
  const { holder, name, value } = chosen;
  holder[name] = typeof value === 'number' ? otherNumber(value, random) : withOtherNumber(value, random);
  return { figure: copy as BankItem['figure'] };
}

/** Measures of the page, which say nothing about what is shown. */
const LAYOUT = ['pitch'];

interface Place {
  holder: Record<string, unknown>;
  name: string;
  value: number | string;
}

function placesOfNumbers(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([name, each]) => {
    if (LAYOUT.includes(name)) return [];
    const isNumber = typeof each === 'number' || (typeof each === 'string' && /\d/.test(each));
    return isNumber ? [{ holder, name, value: each as number | string }] : placesOfNumbers(each);
  });
}
