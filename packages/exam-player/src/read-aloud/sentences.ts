import type { ReadBlock } from './read-blocks';
import { type SpokenWord, spokenWords } from './spoken-words';

/** What is said in one breath; its words name their places in the block. */
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
      return words.length > 0 ? [{ block, start: index, end: index + segment.trimEnd().length, words }] : [];
    });
  });
}
