import { NUMBER_WORDS } from '@wattle/contract/text';
import escapeStringRegexp from 'escape-string-regexp';
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
type Named<Names extends string, Value> = {
  [Name in Names as Name extends `${infer List}*` ? List : Name]: Name extends `${string}*` ? Value[] : Value;
};

/** What a text says in the places that its template leaves open. */
export type Words<Template extends string> = Named<TextName<Template>, string> & Named<NumberName<Template>, number>;

/** Words that a template may name instead of listing them: `{who:name}`. */
export type Vocabulary = Record<string, readonly string[]>;

/**
 * Reads a text whose every other character is that of the template. `<price>` is a number in digits or words, `<scores*>`
 * a list of numbers, `<start:time>` a time in minutes after midnight, `<rank:place>` a place such as `third`; `{what}` is
 * any text, `{clues*}` one or more lines, `{side:left|right}` one of these words, `{who:name}` one of the names in the
 * vocabulary. No match, no answer.
 */
export function matchWords<const Template extends string>(
  template: Template,
  text: string,
  vocabulary: Vocabulary = {},
): Words<Template> | undefined {
  const found = expressionOf(template, vocabulary).exec(text);
  if (!found) return undefined;
  const words = (template.match(PLACEHOLDERS) ?? []).map((each) => {
    const { name, read } = placeholderOf(each, vocabulary);
    return [name, read(found.groups?.[name] ?? '')];
  });
  return Object.fromEntries(words) as Words<Template>;
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

const PLACEHOLDERS = /(\{[^}]+\}|<[^>]+>)/g;

function expressionOf(template: string, vocabulary: Vocabulary): RegExp {
  const named = new Set<string>();
  const parts = template.split(PLACEHOLDERS).map((part, at) => {
    if (at % 2 === 0) return escapeStringRegexp(part);
    const { name, pattern } = placeholderOf(part, vocabulary);
    if (named.has(name)) return `\\k<${name}>`;
    named.add(name);
    return `(?<${name}>${pattern})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'iu');
}

interface Kind {
  pattern: string;
  read: (text: string) => unknown;
}

function placeholderOf(placeholder: string, vocabulary: Vocabulary): Kind & { name: string } {
  const [, name = '', kind = ''] = /^.(\w+)(\*|:.*)?.$/.exec(placeholder) ?? [];
  const found = placeholder.startsWith('<')
    ? NUMBER_KINDS[kind]
    : (TEXT_KINDS[kind] ?? oneOf(kind.slice(1), vocabulary));
  if (!found) throw new Error(`${placeholder} is not a placeholder.`);
  return { name, ...found };
}

const TEXT_KINDS: Record<string, Kind> = {
  '': { pattern: '.+?', read: (text) => text },
  '*': { pattern: String.raw`[\s\S]+?`, read: (text) => text.split('\n') },
};

function oneOf(words: string, vocabulary: Vocabulary): Kind {
  const listed = vocabulary[words] ?? words.split('|');
  const fromLongest = listed.toSorted((one, other) => other.length - one.length);
  return {
    pattern: fromLongest.map(escapeStringRegexp).join('|'),
    read: (text) => listed.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text,
  };
}

const SIGNED = `[−-]?${NUMBER}`;
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const NUMBER_KINDS: Record<string, Kind> = {
  '': { pattern: `${SIGNED}|${NUMBER_WORDS.join('|')}`, read: numberOf },
  '*': {
    pattern: `${SIGNED}(?:, ${SIGNED})*(?: and ${SIGNED})?`,
    read: (text) => (text.match(new RegExp(SIGNED, 'g')) ?? []).map(numberOf),
  },
  ':time': { pattern: String.raw`\d+(?::\d\d)?(?: (?:am|pm|noon))?`, read: minutesOf },
  ':place': { pattern: String.raw`\d+(?:st|nd|rd|th)|${ORDINALS.join('|')}`, read: placeOf },
};

/** A number in digits or in words: `1,200`, `three`. */
function numberOf(word: string): number {
  const inWords = NUMBER_WORDS.indexOf(word.toLowerCase());
  return inWords < 0 ? Number(word.replace('−', '-').replaceAll(',', '')) : inWords;
}

/** The place that `third` or `3rd` names, counted from 1. */
export function placeOf(word: string): number {
  const [, digits] = /^(\d+)(?:st|nd|rd|th)$/.exec(word) ?? [];
  return digits ? Number(digits) : ORDINALS.indexOf(word.toLowerCase());
}

/** The items of a list: `a, b and c`, `a, b or c`. */
export const listOf = (text: string) => text.split(/, | and | or /);
