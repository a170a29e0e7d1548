import { wordsIn } from '@wattle/question-bank';
import type { Check } from '../generated-item';

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
  return differByOneLetter(folded(one), folded(other));
}

function folded(topic: string): string {
  const words = wordsIn(topic).filter((word) => word !== 'and');
  return words.map((word) => word.replace(/s$/, '')).join(' ');
}

function differByOneLetter(one: string, other: string): boolean {
  const [longest, shortest] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return longest - start - end <= 1;
}
