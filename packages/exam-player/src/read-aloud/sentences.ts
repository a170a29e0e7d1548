import type { ReadBlock } from './read-blocks';
import { type SpokenWord, spokenWords } from './spoken-words';

/** Voices that are not on the device die in the middle of what is longer. */
const MAX_WORDS = 20;

/** What is said in one breath, a sentence or a part of a long one; its words name their places in the block. */
export interface Sentence {
  block: number;
  start: number;
  end: number;
  words: SpokenWord[];
}

/** Only browsers that know no segments take a block as one sentence. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en-AU', { granularity: 'sentence' }) : undefined;

/** Voices stop in the middle of what is long, so each sentence is said by itself. */
export function sentencesOf(blocks: readonly ReadBlock[]): Sentence[] {
  return blocks.flatMap(({ text }, block) => {
    const segments = segmenter ? [...segmenter.segment(text)] : [{ segment: text, index: 0 }];
    return segments.flatMap(({ segment, index }) => {
      const words = spokenWords(segment).map(({ say, start, end }) => ({
        say,
        start: start + index,
        end: end + index,
      }));
      return partsOf(words).map((part) => ({
        block,
        start: part[0]?.start ?? index,
        end: part.at(-1)?.end ?? index,
        words: part,
      }));
    });
  });
}

/** Of about the same length; where there is a comma nearby, they end with it. */
function partsOf(words: readonly SpokenWord[]): SpokenWord[][] {
  const count = Math.ceil(words.length / MAX_WORDS);
  if (count <= 1) return words.length > 0 ? [[...words]] : [];
  const most = Math.ceil(words.length / count);
  const comma = words.slice(most / 2, most).findLastIndex(({ say }) => /[,;:–—]$/.test(say));
  const length = comma < 0 ? most : Math.floor(most / 2) + comma + 1;
  return [words.slice(0, length), ...partsOf(words.slice(length))];
}
