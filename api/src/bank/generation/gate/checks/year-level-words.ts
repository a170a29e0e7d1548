import { sentencesIn } from '@wattle/question-bank';
import { daleChall } from 'dale-chall';
import { syllable } from 'syllable';
import type { Check } from '../generated-item';
import { KNOWN_LONG_WORDS } from '../words/known-long-words';
import { LATER_NOTATION, LATER_YEARS } from '../words/later-years';

/** Known to four in five children of Year 4 (Dale and Chall, 1995). */
const FAMILIAR = new Set(daleChall);
const HARD_SYLLABLES = 3;
/** A text with at least this many hard words, and this share of all words, is too hard. */
const HARD_WORDS = { least: 3, share: 0.1 } as const;
/** In a poem a sentence may be a whole stanza, so passages are not measured. */
const LONGEST_SENTENCE = 45;

export const yearLevelWords: Check = ({ question, mcq_options, explanation, wrong_turns = {}, format, text }) => {
  const all = [question, mcq_options, explanation, ...Object.values(wrong_turns), text].join('\n');
  const later = LATER_YEARS.exec(all) ?? LATER_NOTATION.exec(all);
  if (later) return `“${later[0].trim()}” belongs to later years.`;
  // A cloze may ask for hard words: they count as a part of its passage.
  const asked = format === 'cloze' ? `${text}\n${mcq_options}` : `${question}\n${mcq_options}`;
  for (const each of [asked, `${asked}\n${explanation}`, text ?? '']) {
    const hard = hardWords(each);
    if (hard) return `Too many hard words: ${hard.join(', ')}.`;
  }
  const isTooLong = sentencesIn(question).some((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE);
  return isTooLong ? `A sentence of the question has more than ${LONGEST_SENTENCE} words.` : undefined;
};

function hardWords(text: string): string[] | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const hard = words
    .map((word) => word.toLowerCase())
    .filter((word, at) => !isName(words[at] ?? '') && isHardWord(word));
  const distinct = [...new Set(hard.map((word) => word.replace(/s$/, '')))];
  return distinct.length >= HARD_WORDS.least && hard.length / words.length >= HARD_WORDS.share ? distinct : undefined;
}

const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** Of three syllables or more, and not known to most children of Year 4; in small letters. */
export function isHardWord(word: string): boolean {
  if (syllable(word) < HARD_SYLLABLES) return false;
  return !formsOf(word).some((form) => FAMILIAR.has(form) || KNOWN_LONG_WORDS.has(form));
}

const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/(?:s|ed|ing|ly|er|est)$/, ''],
  [/(?:d|es|r)$/, ''],
  [/(?:ing|ed)$/, 'e'],
  [/(?:ies|ied|ily)$/, 'y'],
];
const formsOf = (word: string) => [word, ...ENDINGS.map(([ending, replacement]) => word.replace(ending, replacement))];
