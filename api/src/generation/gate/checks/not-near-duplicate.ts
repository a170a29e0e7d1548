import { nearness, wordsOf } from '../../../questions/near-duplicates';
import type { BankTexts, Check } from '../generated-item';

/** From which share of common words on a question counts as the same; see docs/decisions/023-generation-gate.md. */
const NEAR_SHARE = 0.8;
/** In a short question one other word asks for something else. */
const NEAR_SHARE_OF_SHORT = 0.9;
const SHORT = 14;
const NUMBER_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|first|second|third|fourth|fifth|once|twice|half|quarter)s?\b/g;

/** Neither its parent nor another question of the bank asks the same, also not with other numbers and names. */
export const notNearDuplicate: Check = (item, { parent, nearby }) => {
  const passage = item.text ?? parent.text;
  if (isNear(item, passage, parent)) return 'It repeats its parent; numbers and names do not make it another question.';
  const other = nearby.find((each) => isNear(item, passage, each));
  return other && `It repeats a question of the bank: "${(other.question ?? '').slice(0, 80)}".`;
};

/** The bank's own rule first; then the questions alone, without numbers and names. */
function isNear(item: BankTexts, passage: string | undefined, other: BankTexts): boolean {
  if ((passage || other.text) && !isSamePassage(passage, other.text)) return false;
  if (nearness(wordsOf(item), wordsOf(other)) >= NEAR_SHARE) return true;
  const [some, others] = [
    wordsOf({ question: withoutNumbers(item.question) }),
    wordsOf({ question: withoutNumbers(other.question) }),
  ];
  const least = Math.min(some.length, others.length) < SHORT ? NEAR_SHARE_OF_SHORT : NEAR_SHARE;
  return nearness(some, others) >= least;
}

function isSamePassage(one: string | undefined, other: string | undefined): boolean {
  return nearness(wordsOf({ question: one }), wordsOf({ question: other })) >= NEAR_SHARE;
}

/** A capital begins a name, or a sentence whose first word says little. */
function withoutNumbers(question = ''): string {
  return question
    .replace(/\p{Lu}[\p{L}’'-]*/gu, ' ')
    .replace(/[$€£]?\d[\d,.:/]*(?:\s?(?:%|°|[ap]m\b))?/g, ' ')
    .toLowerCase()
    .replace(NUMBER_WORDS, ' ')
    .replace(/\b(?:he|she|they|his|her|their|him|them)\b/g, ' ');
}
