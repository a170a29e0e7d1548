import { CLOZE_OPTIONS, type Subject } from '@wattle/contract/constants';
import { equalNumbers, optionsOf } from '@wattle/contract/options';
import { FIELD_NAMES } from '@wattle/contract/question-content';
import type { DraftFault } from '@wattle/contract/question-import';
import type { Question } from '@wattle/contract/questions';
import { distance } from 'fastest-levenshtein';

type Checked = Pick<
  Question,
  | 'mcq_options'
  | 'correct_answer'
  | 'explanation'
  | 'level'
  | 'format'
  | 'category'
  | 'text'
  | 'extract_text'
  | 'image_data'
  | 'explanation_image'
>;

/** All that keeps a draft from being published, or has to be confirmed before. */
export function draftFaults(subject: Subject, draft: Checked, topics: readonly string[]): DraftFault[] {
  // An edit may take an explanation away without a word.
  const open = openFaults(subject, draft).filter(({ isBlocking }) => isBlocking);
  const faults = [...open, ...contentFaults(subject, draft, topicFault(draft, topics))];
  const picture = { field: 'image_data', message: OUTSIDE_PICTURE, isBlocking: false };
  return hasOutsidePicture(draft) ? [...faults, picture] : faults;
}

/** Whether a stored question has a picture whose address only browsers fetch. */
export function hasOutsidePicture({ image_data, explanation_image }: Partial<Checked>): boolean {
  return [image_data, explanation_image].some((address) => address?.startsWith('https:'));
}

/** What the form demands, and a draft from a package of another system may lack. */
export function openFaults(subject: Subject, content: Checked): DraftFault[] {
  const fields = ['correct_answer', 'explanation', 'level'] as const;
  const needed = subject === 'ThinkingSkills' ? fields : ([...fields, 'category'] as const);
  const missing = subject === 'Writing' ? [] : needed.filter((field) => !content[field]);
  return missing.map((field) => ({
    field,
    message: `It has no ${FIELD_NAMES[field].toLowerCase()} yet.`,
    isBlocking: field !== 'explanation',
  }));
}

/** What a question says wrongly, or may say wrongly. */
export function contentFaults(subject: Subject, content: Checked, topic: DraftFault | undefined): DraftFault[] {
  const toConfirm = [topic, optionsFault(content)].filter((fault) => fault !== undefined);
  return [...blockingFaults(subject, content), ...toConfirm];
}

/** Whether nobody may publish it unseen. The other faults may be what an author means. */
export function preventsPublishing({ isBlocking, correction }: DraftFault): boolean {
  return isBlocking || correction !== undefined;
}

const OUTSIDE_PICTURE = 'Its picture lies on another site. Look whether it shows.';

export const NEAR_DUPLICATE = 'Nearly the same question is in the bank already.';

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

/** A question about rounding may have equal numbers, and a cloze from elsewhere more or fewer words: staff decide. */
function optionsFault(content: Checked): DraftFault | undefined {
  const options = optionsOf(content);
  const isOtherCount = content.format === 'cloze' && options.length !== CLOZE_OPTIONS;
  const message = isOtherCount
    ? `A blank has ${CLOZE_OPTIONS} options, and this one has ${options.length}.`
    : equalNumbers(options);
  return message ? { field: 'mcq_options', message, isBlocking: false } : undefined;
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
  const isMeant = nearest && (topics.includes(nearest) || singular(nearest) !== singular(category));
  const correction = isMeant ? nearest : undefined;
  if (topics.length === 0 && !correction) return undefined;
  const message = correction ? `There is no topic “${category}”.` : `“${category}” is a new topic.`;
  return { field: 'category', message, ...(correction && { correction }), isBlocking: false };
}

/** Longer words may have two letters wrong. */
const LONG_WORD = 8;
/** Among short words a letter makes another word. */
const SHORT_WORD = 5;

/** The name of a topic or skill that is most likely meant: written in another case, or with a letter or two wrong. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const word = folded(typed);
  const same = names.find((name) => folded(name) === word);
  if (same || word.length < SHORT_WORD) return same;
  const allowed = word.length < LONG_WORD ? 1 : 2;
  const candidates = names
    // "Topic 12" is not "Topic 1" misspelt.
    .filter((name) => digitsOf(name) === digitsOf(typed))
    .map((name) => ({ name, edits: distance(word, folded(name)) }));
  const [nearest] = candidates.sort((one, other) => one.edits - other.edits);
  return nearest && nearest.edits <= allowed ? nearest.name : undefined;
}

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const digitsOf = (text: string) => text.replace(/\D+/g, ' ').trim();
