import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract';
import { areOtherGaps, askedGap, nearness, wordsOf } from '../../../questions/near-duplicates';
import type { BankTexts, Check } from '../generated-item';
import { isSamePassage } from './new-passage';

/** From which share of common words on two questions count as the same (docs/decisions/026). */
const NEAR_SHARE = 0.8;
/** In a short question one different word asks for something else. */
const NEAR_SHARE_OF_SHORT = 0.9;
const SHORT = 14;
const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|first|second|third|fourth|fifth|once|twice|half|quarter)s?\b/g;

/** It does not repeat its parent or another question of the bank with other numbers and names. */
export const notNearDuplicate: Check = (item, { parent, nearby }) => {
  const proposed = comparable({ ...item, text: item.text ?? parent.text });
  if (isNear(proposed, comparable(parent))) {
    return 'It repeats its parent; numbers and names do not make it another question.';
  }
  const other = nearby.find((each) => isNear(proposed, comparable(each)));
  return other && `It repeats another question: “${beginningOf(other)}”.`;
};

function beginningOf({ question = '' }: BankTexts): string {
  return question.length > QUESTION_PREVIEW_LENGTH ? `${question.slice(0, QUESTION_PREVIEW_LENGTH)}...` : question;
}

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
    .replace(NUMBER_WORDS, ' ')
    .replace(/\b(?:he|she|they|his|her|their|him|them)\b/g, ' ');
}
