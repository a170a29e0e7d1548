import { daleChall } from 'dale-chall';
import type NSpell from 'nspell';
import { grouped } from '../../infrastructure';
import known from './known-words.json' with { type: 'json' };
import { baseOf, stemOf } from './names';

type Speller = ReturnType<typeof NSpell>;

export interface Spelling {
  /** Neither known nor what may be meant as it stands, such as a sound. It costs little; {@link isMisspelt} much. */
  isUnknown(word: string): boolean;
  /** Of an unknown word. */
  isMisspelt(word: Word): boolean;
}

interface Word {
  text: string;
  /** Its capital says nothing of a name. */
  beginsSentence: boolean;
  /** The text has it, or another form of it, more than once. */
  isRepeated: boolean;
}

let loading: Promise<Spelling> | undefined;

/** The Australian dictionary. It takes a quarter of a second and 16 MB, so it is read when a text first needs it. */
export function loadSpelling(): Promise<Spelling> {
  loading ??= Promise.all([import('nspell'), import('dictionary-en-au')]).then(
    ([{ default: nspell }, { default: dictionary }]) => {
      const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
      for (const word of known.words) speller.add(word);
      return spellingBy(speller, Buffer.from(dictionary.dic).toString());
    },
  );
  return loading;
}

const SLIPS = new Set(known.slips);
const EASY = new Set(daleChall);
/** With two capitals, or a letter of another language. */
const MEANT = /\p{Lu}.*\p{Lu}|[^A-Za-z'-]/u;
const SOUND = /(\p{L})\1\1|^[^aeiouy]+$/iu;
const PREFIX = /^(?:super|mini|mega|ultra|un|re|non|anti|over|under)(?=.{5})/;
const SUFFIX = /(?<=.{4})(?:ish|like)$|(?<=.{4}[^ely])y$/;
/** More letters are a key that got stuck. */
const LONGEST = 24;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz'"];

/**
 * Only what is near to a word is a slip: what is far from all is taken for a name, a sound or made up. So some slips
 * are not seen, and hardly a word is called wrong that a child means as it stands.
 */
function spellingBy(speller: Speller, dictionary: string): Spelling {
  const easyForms = [...EASY]
    .filter((word) => word.length > 3)
    .flatMap((word) => [word, ...['s', 'd', 'ed', 'ing', 'ly', 'er'].map((ending) => word + ending)])
    .filter((word) => EASY.has(word) || speller.correct(word));
  const easy = { all: new Set(easyForms), byLetter: byLetter(easyForms) };
  const long = byLetter(dictionary.match(/^\p{Ll}{6,}/gmu) ?? []);

  /** Tastebuds, supervillain, dragonish, rainbowy. */
  function isBuilt(word: string): boolean {
    const stem = word.replace(PREFIX, '').replace(SUFFIX, '');
    if (stem !== word && speller.correct(stem)) return true;
    return [...word].some((_letter, at) => at > 3 && EASY.has(word.slice(0, at)) && easy.all.has(word.slice(at)));
  }

  function isKnown(word: string): boolean {
    const lower = word.toLowerCase();
    const base = baseOf(lower);
    // A name without its capital is spelt as it should be.
    const forms = [word, lower, baseOf(word), base, base.charAt(0).toUpperCase() + base.slice(1)];
    if (forms.some((form) => speller.correct(form))) return true;
    if (lower.includes('-')) return lower.split('-').every((part) => part.length < 3 || isKnown(part));
    return isBuilt(base);
  }

  function isUnknown(text: string): boolean {
    const word = text.normalize('NFC');
    const base = baseOf(word);
    if (SLIPS.has(base)) return true;
    const isTooShortOrLong = base.length < 4 || base.length > LONGEST;
    return !isTooShortOrLong && !MEANT.test(word) && !SOUND.test(base) && !isKnown(word);
  }

  function isMisspelt({ text, beginsSentence, isRepeated }: Word): boolean {
    const word = text.normalize('NFC');
    const base = baseOf(word);
    if (SLIPS.has(base)) return true;
    const near = neighbours(base);
    const isOneFromEasy = near.some((each) => easy.all.has(each));
    const isNearEasy = () => isOneFromEasy || isTwoFrom(base, easy.byLetter, 2);
    const isOneFromAny = () => base.length > 6 && near.some((each) => speller.correct(each));
    if (/^\p{Lu}/u.test(word))
      return (
        beginsSentence && base.length > 4 && (isOneFromEasy || (base.length > 7 && (isNearEasy() || isOneFromAny())))
      );
    // What a child writes again and again in the same way may be made up.
    if (isRepeated)
      return stemOf(base).length > 5
        ? isNearEasy()
        : near.some((each) => EASY.has(each) && sorted(each) === sorted(base));
    const stem = base.replace(/(?:ed|ing|ly|s|d)$/, '');
    return isNearEasy() || isOneFromAny() || [base, stem].some((form) => form.length > 7 && isTwoFrom(form, long, 1));
  }

  return { isUnknown, isMisspelt };
}

const sorted = (word: string) => [...word].sort().join('');

interface Candidate {
  word: string;
  letters: number;
}

/** Longer words, by their first letter. */
function byLetter(words: string[]): Map<string, Candidate[]> {
  const longer = words.filter(({ length }) => length > 5).map((word) => ({ word, letters: lettersOf(word) }));
  return grouped(longer, ({ word }) => word.charAt(0));
}

/** Two letters are wrong in a longer word; the first is right. */
function isTwoFrom(word: string, candidates: Map<string, Candidate[]>, longer: 1 | 2): boolean {
  if (word.length < 6) return false;
  const letters = lettersOf(word);
  const isNear = (each: Candidate) =>
    Math.abs(each.word.length - word.length) <= longer &&
    // Two changes add or take at most four letters of the alphabet. To count them spares most comparisons.
    bits(each.letters ^ letters) <= 4 &&
    distance(word, each.word) <= 2;
  return candidates.get(word.charAt(0))?.some(isNear) ?? false;
}

/** A bit for each letter of the alphabet that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What is one letter, or one exchange of two, away. */
function neighbours(word: string): string[] {
  return [...`${word} `].flatMap((_letter, at) => {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const changed = LETTERS.flatMap((letter) => [left + letter + right, left + letter + right.slice(1)]);
    return [...changed, left + right.slice(1), `${left}${right[1] ?? ''}${right[0] ?? ''}${right.slice(2)}`];
  });
}

/** Letters added, left out, exchanged or replaced. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_each, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[at - 1] === to[column - 1];
      const isExchange = from[at - 1] === to[column - 2] && from[at - 2] === to[column - 1];
      const steps = [(row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (isSame ? 0 : 1)];
      if (isExchange && at > 1 && column > 1) steps.push((before[column - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
