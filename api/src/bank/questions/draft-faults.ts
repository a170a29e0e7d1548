import type { Subject } from '@wattle/contract/constants';
import { optionsOf } from '@wattle/contract/options';
import type { DraftFault } from '@wattle/contract/question-import';
import type { Question } from '@wattle/contract/questions';
import { nearestName } from './nearest-name';

type Checked = Pick<Question, 'mcq_options' | 'format' | 'category' | 'text' | 'extract_text'>;

/** What is wrong with a question although each of its fields is right. */
export function blockingFaults(subject: Subject, content: Checked): DraftFault[] {
  const faults: DraftFault[] = [];
  const options = optionsOf(content);
  for (const [index, { letter, text }] of options.entries()) {
    const other = options.slice(index + 1).find((each) => spaced(each.text) === spaced(text));
    if (!other) continue;
    const message = `Options ${letter} and ${other.letter} are both “${text}”.`;
    faults.push({ field: 'mcq_options', message, isBlocking: true });
    break;
  }
  if (subject === 'Reading' && !content.text && !content.extract_text)
    faults.push({ field: 'text', message: 'This Reading question has no passage.', isBlocking: true });
  return faults;
}

/** Case counts: a question may ask for capital letters. */
const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** What topics are often called: no question may have them yet, but they may be misspelt. */
const COMMON_TOPICS = [
  ...['Addition', 'Algebra', 'Decimals', 'Division', 'Fractions', 'Geometry', 'Measurement', 'Multiplication'],
  ...['Patterns', 'Percentages', 'Probability', 'Statistics', 'Subtraction'],
  ...['Comprehension', 'Deduction', 'Grammar', 'Inference', 'Punctuation', 'Spelling', 'Vocabulary'],
];

const singular = (topic: string) => topic.trim().toLowerCase().replace(/s$/, '');

/**
 * A topic that no published question has: it may be misspelt.
 *
 * @param topics - Those of the subject; where it has none, only a misspelt common topic is found.
 */
export function topicFault({ category }: Checked, topics: readonly string[]): DraftFault | undefined {
  if (!category || topics.includes(category)) return undefined;
  const nearest = nearestName(category, [...topics, ...COMMON_TOPICS]);
  const correction = nearest && singular(nearest) !== singular(category) ? nearest : undefined;
  if (topics.length === 0 && !correction) return undefined;
  const message = correction
    ? `There is no topic “${category}”.`
    : `“${category}” is a new topic. Tick the row if it is right.`;
  return { field: 'category', message, ...(correction && { correction }), isBlocking: false };
}
