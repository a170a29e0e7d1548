import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract/constants';
import { areOtherGaps, askedGap, nearness, wordsOf } from '../../../questions/near-duplicates';
import type { BankTexts, Check } from '../generated-item';

/** From which share of common words on two texts count as the same (docs/decisions/026). */
const NEAR_SHARE = 0.8;
const NEAR_PASSAGE_SHARE = 0.8;
/** In a short question one different word asks for something else. */
const NEAR_SHARE_OF_SHORT = 0.9;
const SHORT = 14;
const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|first|second|third|fourth|fifth|once|twice|half|quarter)s?\b/g;

/** It does not repeat its parent or another question of the bank with other numbers and names. */
export const notNearDuplicate: Check = (item, { parent, nearby }) => {
  const proposed = comparable({ ...item, text: item.text ?? parent.text });
  if (isNear(proposed, comparable(parent))) {
    return 'It repeats its parent; numbers and names do not make it another question.';
  }
  const other = nearby.find((each) => isNear(proposed, comparable(each)));
  return other && `It repeats another question: “${beginningOf(other.question)}”.`;
};

const comparable = ({ question, mcq_options, format, text = '' }: BankTexts) => ({
  /** As the bank compares its own questions. */
  all: wordsOf({ question, mcq_options }),
  asked: wordsOf({ question: withoutNumbers(question) }),
  passage: text,
  gap: askedGap({ question, format }),
});
type Comparable = ReturnType<typeof comparable>;

function isNear(one: Comparable, other: Comparable): boolean {
  if (areOtherGaps(one, other)) return false;
  const least = Math.min(one.asked.length, other.asked.length) < SHORT ? NEAR_SHARE_OF_SHORT : NEAR_SHARE;
  const isAskedAgain = nearness(one.all, other.all) >= NEAR_SHARE || nearness(one.asked, other.asked) >= least;
  return isAskedAgain && isSamePassage(one.passage, other.passage);
}

/** Also without capitalised words, which are names or begin a sentence. */
function withoutNumbers(question = ''): string {
  return question
    .replace(/\p{Lu}[\p{L}’'-]*/gu, ' ')
    .replace(/[$€£]?\d[\d,.:/]*(?:\s?(?:%|°|[ap]m\b))?/g, ' ')
    .toLowerCase()
    .replace(NUMBER_WORD, ' ')
    .replace(/\b(?:he|she|they|his|her|their|him|them)\b/g, ' ');
}

export const newPassage: Check = ({ text }, { passages = [] }) => {
  const near = text && passages.find((each) => isSamePassage(text, each));
  const inOneLine = near?.replace(/\s+/g, ' ').trim();
  return inOneLine && `Its passage repeats another one: “${beginningOf(inOneLine)}”.`;
};

function isSamePassage(one: string, other: string): boolean {
  return one === other || nearness(wordsOf({ question: one }), wordsOf({ question: other })) >= NEAR_PASSAGE_SHARE;
}

function beginningOf(text = ''): string {
  return text.length > QUESTION_PREVIEW_LENGTH ? `${text.slice(0, QUESTION_PREVIEW_LENGTH)}...` : text;
}
