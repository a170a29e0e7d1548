import { daleChall } from 'dale-chall';
import { syllable } from 'syllable';
import type { Check } from '../generated-item';
import { sentencesIn } from '../words/text';
import { KNOWN_LONG_WORDS, LATER_YEARS } from '../words/year-level';

/** Known to four in five children of Year 4 (Dale and Chall, 1995). */
const FAMILIAR = new Set(daleChall);
const HARD_SYLLABLES = 4;
/** From how many hard words on, and from which share of all words on, an item is too hard. */
const HARD_WORDS = { least: 3, share: 0.05 } as const;
/** Ordinary long words are borne by a long text; in a poem a sentence may be a whole stanza. */
const LONGEST_SENTENCE = 45;

/** Words and sentences that a child of Years 4 to 7 can read. */
export const yearLevelWords: Check = ({ question, mcq_options, explanation, text }) => {
  const later = LATER_YEARS.exec([question, mcq_options, explanation, text].join('\n'));
  if (later) return `"${later[0].trim()}" belongs to later years.`;
  for (const each of [`${question}\n${mcq_options}`, `${question}\n${mcq_options}\n${explanation}`, text ?? '']) {
    const hard = hardWords(each);
    if (hard) return `Too many hard words: ${hard.join(', ')}.`;
  }
  const isTooLong = sentencesIn(question).some((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE);
  return isTooLong ? `A sentence of the question has more than ${LONGEST_SENTENCE} words.` : undefined;
};

function hardWords(text: string): string[] | undefined {
  const words = text.match(/\p{L}+(?:’\p{L}+)?/gu) ?? [];
  const hard = [...new Set(words.filter(isHard).map((word) => word.toLowerCase()))];
  return hard.length >= HARD_WORDS.least && hard.length / words.length >= HARD_WORDS.share ? hard : undefined;
}

function isHard(word: string): boolean {
  if (/^\p{Lu}/u.test(word) && !/^\p{Lu}+$/u.test(word)) return false;
  const plain = word.toLowerCase().replace(/’s$/, '');
  return (
    syllable(plain) >= HARD_SYLLABLES &&
    !formsOf(plain).some((form) => FAMILIAR.has(form) || KNOWN_LONG_WORDS.has(form))
  );
}

const formsOf = (word: string) => [
  word,
  word.replace(/(?:s|ed|ing|ly)$/, ''),
  word.replace(/(?:d|ies)$/, ''),
  word.replace(/ing$/, 'e'),
];
