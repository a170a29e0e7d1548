type NameOf<Placeholder extends string> = Placeholder extends `${infer Name}:${string}` ? Name : Placeholder;
type PlaceholderName<Template extends string> = Template extends `${string}{${infer Placeholder}}${infer Rest}`
  ? NameOf<Placeholder> | PlaceholderName<Rest>
  : never;

/** What a text says in the places that its template leaves open. */
export type Words<Template extends string> = { [Name in PlaceholderName<Template>]: string };

/** Words that a template may name instead of listing them: `{who:name}`. */
export type Vocabulary = Record<string, readonly string[]>;

/**
 * Reads a text whose every other character is that of the template: `{time}` is any text, `{side:left|right}` one of
 * these words, `{who:name}` one of the names in the vocabulary. No match, no answer.
 */
export function matchWords<const Template extends string>(
  template: Template,
  text: string,
  vocabulary: Vocabulary = {},
): Words<Template> | undefined {
  const found = expressionOf(template, vocabulary).exec(text);
  if (!found) return undefined;
  const known = Object.values(vocabulary).flat();
  const asListed = (word: string) => known.find((each) => each.toLowerCase() === word.toLowerCase()) ?? word;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, word]) => [name, asListed(word ?? '')]),
  ) as Words<Template>;
}

/** Like `matchWords`, but a text with other words throws. */
export function readWords<const Template extends string>(template: Template, text: string, vocabulary?: Vocabulary) {
  const words = matchWords(template, text, vocabulary);
  if (!words) throw new Error(`The text has other words than its solver: ${text}`);
  return words;
}

function expressionOf(template: string, vocabulary: Vocabulary): RegExp {
  const named = new Set<string>();
  const parts = template.split(/(\{[^}]+\})/).map((part) => {
    const [, name, words] = /^\{(\w+)(?::(.*))?\}$/.exec(part) ?? [];
    if (!name) return escaped(part);
    if (named.has(name)) return `\\k<${name}>`;
    named.add(name);
    if (words === undefined) return `(?<${name}>.+?)`;
    const listed = (vocabulary[words] ?? words.split('|')).map(escaped);
    return `(?<${name}>${listed.toSorted((one, other) => other.length - one.length).join('|')})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'iu');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A number in digits or in words: `1,200`, `three`. */
export function numberOf(word: string): number {
  const number = NUMBERS.includes(word.toLowerCase())
    ? NUMBERS.indexOf(word.toLowerCase())
    : Number(word.replaceAll(',', ''));
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
