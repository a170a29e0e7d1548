import { NUMBER } from '../quantities/units';
import { numbersIn } from '../text';
import { minutesOf } from './times';

type NameOf<Placeholder extends string> = Placeholder extends `${infer Name}:${string}` ? Name : Placeholder;
type TextName<Template extends string> = Template extends `${string}{${infer Placeholder}}${infer Rest}`
  ? NameOf<Placeholder> | TextName<Rest>
  : never;
type NumberName<Template extends string> = Template extends `${string}<${infer Placeholder}>${infer Rest}`
  ? NameOf<Placeholder> | NumberName<Rest>
  : never;

/** What a text says in the places that its template leaves open. */
export type Words<Template extends string> = { [Name in TextName<Template>]: string } & {
  [Name in NumberName<Template> as Name extends `${infer List}*` ? List : Name]: Name extends `${string}*`
    ? number[]
    : number;
};

/** Words that a template may name instead of listing them: `{who:name}`. */
export type Vocabulary = Record<string, readonly string[]>;

/**
 * Reads a text whose every other character is that of the template. `<price>` is a number in digits or words, `<scores*>`
 * a list of numbers, `<start:time>` a time in minutes after midnight, `<rank:place>` a place such as `third`; `{what}` is
 * any text, `{side:left|right}` one of these words, `{who:name}` one of the names in the vocabulary. No match, no answer.
 */
export function matchWords<const Template extends string>(
  template: Template,
  text: string,
  vocabulary: Vocabulary = {},
): Words<Template> | undefined {
  const found = expressionOf(template, vocabulary).exec(text);
  if (!found) return undefined;
  const kinds = new Map([...template.matchAll(NUMBERS_IN_TEMPLATE)].map(([, name = '', kind = '']) => [name, kind]));
  const known = Object.values(vocabulary).flat();
  const asListed = (word: string) => known.find((each) => each.toLowerCase() === word.toLowerCase()) ?? word;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, word]) => {
      const kind = kinds.get(name);
      return [name, kind === undefined ? asListed(word) : KINDS[kind]?.read(word)];
    }),
  ) as Words<Template>;
}

/** Like `matchWords`, but a text with other words throws. */
export function readWords<const Template extends string>(template: Template, text: string, vocabulary?: Vocabulary) {
  const words = matchWords(template, text, vocabulary);
  if (!words) throw new Error(`The text has other words than its solver: ${text}`);
  return words;
}

/** The numbers of a text in the places that its template leaves open. */
export const openNumbers = (template: string, text: string): number[] =>
  Object.values(expressionOf(template, {}).exec(text)?.groups ?? {}).flatMap(numbersIn);

function expressionOf(template: string, vocabulary: Vocabulary): RegExp {
  const named = new Set<string>();
  const parts = template.split(/(\{[^}]+\}|<[^>]+>)/).map((part) => {
    const [, numberName, kind = ''] = /^<(\w+)(\*|:\w+)?>$/.exec(part) ?? [];
    const [, textName, words] = /^\{(\w+)(?::(.*))?\}$/.exec(part) ?? [];
    const name = numberName ?? textName;
    if (!name) return escaped(part);
    if (named.has(name)) return `\\k<${name}>`;
    named.add(name);
    if (numberName) return `(?<${name}>${KINDS[kind]?.pattern})`;
    if (words === undefined) return `(?<${name}>.+?)`;
    const listed = (vocabulary[words] ?? words.split('|')).map(escaped);
    return `(?<${name}>${listed.toSorted((one, other) => other.length - one.length).join('|')})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'iu');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const SIGNED = `[−-]?${NUMBER}`;
const NUMBERS_IN_TEMPLATE = /<(\w+)(\*|:\w+)?>/g;

/** What stands between angle brackets, by what follows the name. */
const KINDS: Record<string, { pattern: string; read: (text: string) => number | number[] }> = {
  '': { pattern: `${SIGNED}|${NUMBERS.join('|')}`, read: numberOf },
  '*': {
    pattern: `${SIGNED}(?:, ${SIGNED})*(?: and ${SIGNED})?`,
    read: (text) => [...text.matchAll(new RegExp(SIGNED, 'g'))].map(([each]) => numberOf(each)),
  },
  ':time': { pattern: String.raw`\d+(?::\d\d)?(?: (?:am|pm|noon))?`, read: minutesOf },
  ':place': { pattern: String.raw`\d+(?:st|nd|rd|th)|${ORDINALS.join('|')}`, read: (text) => placeOf(text) },
};

/** A number in digits or in words: `1,200`, `three`. */
export function numberOf(word: string): number {
  const number = NUMBERS.includes(word.toLowerCase())
    ? NUMBERS.indexOf(word.toLowerCase())
    : Number(word.replace('−', '-').replaceAll(',', ''));
  if (word.trim() === '' || Number.isNaN(number)) throw new Error(`${word} is not a number.`);
  return number;
}

/** The place that `third` or `3rd` names, counted from 1; `last` needs the number of places. */
export function placeOf(word: string, places = Number.NaN): number {
  if (word === 'last') return places;
  const [, digits] = /^(\d+)(?:st|nd|rd|th)$/.exec(word) ?? [];
  const place = digits ? Number(digits) : ORDINALS.indexOf(word);
  if (place < 1) throw new Error(`${word} is not a place.`);
  return place;
}

export const sentencesOf = (text: string) => text.split(/(?<=[.?!]) |\n/).filter(Boolean);

/** The items of a list: `a, b and c`. */
export const listOf = (text: string) => text.split(/, | and /);

export const linesOf = (text: string) => text.split('\n');
