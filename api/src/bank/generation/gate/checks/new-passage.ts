import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract';
import { nearness, wordsOf } from '../../../questions/near-duplicates';
import type { Check } from '../generated-item';

/** From which share of common words on two passages count as the same (docs/decisions/026). */
const NEAR_PASSAGE_SHARE = 0.8;

export const newPassage: Check = ({ text }, { passages = [] }) => {
  const near = text && passages.find((each) => isSamePassage(text, each));
  return near ? `Its passage repeats another one: “${beginningOf(near)}”.` : undefined;
};

export function isSamePassage(one: string, other: string): boolean {
  return one === other || nearness(wordsOf({ question: one }), wordsOf({ question: other })) >= NEAR_PASSAGE_SHARE;
}

function beginningOf(passage: string): string {
  const line = passage.replace(/\s+/g, ' ').trim();
  return line.length > QUESTION_PREVIEW_LENGTH ? `${line.slice(0, QUESTION_PREVIEW_LENGTH)}...` : line;
}
