import { optionsOf } from '@wattle/contract/options';
import { syllable } from 'syllable';
import type { BankItem } from '../items/bank-items';
import { sentencesIn, wordsIn } from '../text';

const NEGATIVE =
  /\b(?:not|never|cannot|can’t|except|least likely|(?:statements?|sentences?) (?:is|are|must be) (?:false|untrue|wrong))\b/;
/** A question that asks which one; `Why does this not follow?` asks for a reason, and turns nothing round. */
const ASKS_WHICH = /\b(?:which|what|who|whose|where|when)\b/i;
const ASKS_WHY = /\bwhy\b/i;
const QUOTED = /“[^”]*”/g;

/** A negative word that turns a question round and is not in capitals: a child who reads past it answers the opposite. */
export function decidingNegative(stem: string): string | undefined {
  const asked = sentencesIn(stem.replace(QUOTED, ''))
    .filter((sentence) => sentence.endsWith('?') && ASKS_WHICH.test(sentence) && !ASKS_WHY.test(sentence))
    .find((sentence) => NEGATIVE.test(sentence));
  return asked && NEGATIVE.exec(asked)?.[0];
}

/** Articles and pronouns: sentences about one person may well begin alike. */
const MAY_BE_SHARED = /^(?:an?|the|it|its|s?he|his|her|they|their)$/;

/** The words with which all options open, and which belong into the stem; in `The cat, The dog` there are none. */
export function sharedOpening(item: BankItem): string | undefined {
  const openings = optionsOf(item).map(({ text }) => wordsIn(text));
  const [[first = '', second] = []] = openings;
  if (!openings.every((words) => words[0] === first)) return undefined;
  if (second && openings.every((words) => words[1] === second)) return `${first} ${second}`;
  return MAY_BE_SHARED.test(first) ? undefined : first;
}

/** How often the key has this rank of length among its options, 1 for the longest, and how likely that is at random. */
export function keyAtLength(items: readonly BankItem[], rank: number) {
  const judged = items.flatMap((item) => {
    const options = optionsOf(item);
    const wanted = options.map(({ text }) => text.length).sort((one, other) => other - one)[rank - 1];
    const at = options.filter(({ text }) => text.length === wanted);
    // Where two options are equally long, neither has a rank.
    return at.length === 1 ? [{ isKey: at[0]?.letter === item.correct_answer, chance: 1 / options.length }] : [];
  });
  const hits = judged.filter(({ isKey }) => isKey).length;
  const chance = chanceOfAtLeast(
    hits,
    judged.map((each) => each.chance),
  );
  return { hits, of: judged.length, chance };
}

/** How likely at least `hits` of some trials are, if each happens with its own chance (exact, by convolution). */
function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  let distribution = [1];
  for (const chance of chances) {
    const before = distribution;
    const missed = [...before, 0].map((share) => share * (1 - chance));
    distribution = missed.map((share, count) => share + (before[count - 1] ?? 0) * chance);
  }
  return distribution.slice(hits).reduce((sum, share) => sum + share, 0);
}

/** The school year that can read a text, by Flesch and Kincaid, to one place; rough for fewer than some thirty words. */
export function readingYear(text: string): number {
  const words = text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
  const sentences = sentencesIn(text).filter((sentence) => /\p{L}/u.test(sentence));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const year = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(10 * year) / 10;
}

export const wordCount = (text: string) => (text.match(/\p{L}+/gu) ?? []).length;
