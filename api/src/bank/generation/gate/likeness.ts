import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract/constants';
import { skillNames } from '@wattle/contract/skills';
import { wordsIn } from '@wattle/question-bank';
import { distance } from 'fastest-levenshtein';
import { areOtherGaps, askedGap, nearness, wordsOf } from '../../questions/near-duplicates';
import type { BankTexts, Check, Checks } from './generated-item';

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

const newPassage: Check = ({ text }, { passages = [] }) => {
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

/** A model may write more than a topic. */
const SHOWN_CHARACTERS = 60;

/** Both the model that wrote an item and the second solve, which is told no topic, see the topic that it was asked for. */
export const sameTopic: Check = ({ category, topic }, { secondTopics }) => {
  if (!category) return undefined;
  if (topic !== undefined && !isSameTopic(topic, category))
    return `The model says that it is about ${named([topic])}, not ${category}.`;
  if (secondTopics === undefined || secondTopics.some((each) => isSameTopic(each, category))) return undefined;
  return `Read again without its topic, it is about ${named(secondTopics)}, not ${category}.`;
};

function named(topics: readonly string[]): string {
  return (
    topics
      .map((topic) => topic.trim())
      .filter(Boolean)
      .join(' or ')
      .slice(0, SHOWN_CHARACTERS) || 'no topic of the subject'
  );
}

/** Forgives case, signs, plurals, “&” and one letter. */
function isSameTopic(one: string, other: string): boolean {
  return distance(folded(one), folded(other)) <= 1;
}

function folded(topic: string): string {
  const words = wordsIn(topic).filter((word) => word !== 'and');
  return words.map((word) => word.replace(/s$/, '')).join(' ');
}

/** The second solve, which is told no skills, sees at least one of those that the model that wrote the item names. */
const sameSkills: Check = ({ skills }, { secondSkills }) => {
  if (!skills) return undefined;
  if (skills.length === 0) return 'The model names no skill.';
  if (!secondSkills || secondSkills.some((each) => skills.includes(each))) return undefined;
  return `Read again without its skills, it needs ${skillNames(secondSkills) || 'none of the subject'}, not ${skillNames(skills)}.`;
};

export const LIKENESS_CHECKS = {
  notNearDuplicate: { find: notNearDuplicate },
  newPassage: { find: newPassage, isInformative: ({ text }) => text !== undefined },
  sameTopic: {
    find: sameTopic,
    isInformative: ({ category }, { secondTopics }) => category !== undefined && secondTopics !== undefined,
  },
  sameSkills: {
    find: sameSkills,
    isInformative: ({ skills }, { secondSkills }) => skills !== undefined && secondSkills !== undefined,
  },
} satisfies Checks;
