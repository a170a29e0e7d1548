import { NUMBER } from '../../src/quantities/units';

type PlaceholderName<Stem extends string> = Stem extends `${string}<${infer Name}>${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** What a stem tells: `<price>` is a number, `<scores*>` a list of numbers. */
export type StemGroups<Stem extends string> = {
  [Name in PlaceholderName<Stem> as Name extends `${infer List}*` ? List : Name]: Name extends `${string}*`
    ? number[]
    : number;
};

const PLACEHOLDER = /<(\w+)(\*?)>/g;
const SIGNED = `[−-]?${NUMBER}`;
const LIST = `${SIGNED}(?:, ${SIGNED})*(?: and ${SIGNED})?`;

/** Reads the numbers of a stem whose every other character is that of the pattern; a stem with other words throws. */
export function readStem<const Stem extends string>(pattern: Stem, stem: string): StemGroups<Stem> {
  const found = expressionOf(pattern).exec(stem);
  if (!found) throw new Error(`The stem has other words than its solver: ${stem}`);
  const lists = new Set([...pattern.matchAll(PLACEHOLDER)].filter(([, , list]) => list).map(([, name]) => name));
  const groups = Object.entries(found.groups ?? {}).map(([name, text]) => [
    name,
    lists.has(name) ? [...text.matchAll(new RegExp(SIGNED, 'g'))].map(([each]) => numberOf(each)) : numberOf(text),
  ]);
  return Object.fromEntries(groups) as StemGroups<Stem>;
}

function expressionOf(pattern: string): RegExp {
  const named = new Set<string>();
  const parts = pattern.split(/(<\w+\*?>)/).map((part) => {
    const [, name, list] = /^<(\w+)(\*?)>$/.exec(part) ?? [];
    if (!name) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    if (named.has(name)) return `\\k<${name}>`;
    named.add(name);
    return `(?<${name}>${list ? LIST : SIGNED})`;
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

const numberOf = (text: string) => Number(text.replace('−', '-').replaceAll(',', ''));
