import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  SUBJECT_NAMES,
  TEXT_FORMATS,
  YEAR_LEVELS,
} from '@wattle/contract/constants';
import { formatDistractorRationales } from '@wattle/contract/distractor-rationales';
import { formatOptions, type OptionLetter } from '@wattle/contract/options';
import { lettersOf, type QuestionFormat } from '@wattle/contract/question-format';
import { SKILLS } from '@wattle/contract/skills';
import type { Column, SheetRow } from '../workbooks/columns';
import { subjectOf } from '../workbooks/columns';
import { SkippedItem } from './read-xml';
import type { Picture } from './text-blocks';

/** What metadata say of an item, as columns of an import. */
export type Facts = Partial<Record<Column, string>>;

export interface PackageQuestion {
  question: string;
  options?: readonly string[];
  /** Place of the right option. */
  key?: number | undefined;
  /** By the place of an option. */
  feedback?: ReadonlyMap<number, string>;
}

/** What several readers say of an item. */
export const NOTES = {
  noKey: 'The package does not say which answer is right in a way that Wattle reads.',
  severalAllowed: 'Children could choose several.',
};

/** An item of a package; a cloze or a passage with gaps becomes several questions. */
export interface PackageItem {
  name: string;
  questions: PackageQuestion[];
  format?: QuestionFormat | undefined;
  facts: Facts;
  explanation?: string | undefined;
  text?: string | undefined;
  extractText?: string | undefined;
  isStructured?: boolean;
  picture?: Picture | undefined;
  explanationPicture?: Picture | undefined;
  /** What could not be kept as it is. */
  notes: Set<string>;
}

type FactColumn = 'level' | 'exam_type' | 'year_level' | 'pool' | 'format' | 'text_format';

const VALUES: Record<FactColumn, readonly string[]> = {
  level: LEVELS,
  exam_type: EXAM_TYPES,
  year_level: YEAR_LEVELS.map(String),
  pool: QUESTION_POOLS,
  format: QUESTION_FORMATS,
  text_format: TEXT_FORMATS,
};

/** Names of keywords and fields of metadata; what is unknown is left out. */
export const FACT_NAMES = {
  subject: 'Subject',
  category: 'Topic',
  skills: 'Skill',
  level: 'Level',
  exam_type: 'Exam type',
  year_level: 'Year',
  pool: 'Pool',
  faster_method: 'Faster method',
  format: 'Format',
  text_format: 'Text format',
} as const satisfies Facts;

const COLUMNS = new Map<string, keyof typeof FACT_NAMES>([
  ...Object.entries(FACT_NAMES).map(
    ([column, name]) => [name.toLowerCase(), column as keyof typeof FACT_NAMES] as const,
  ),
  ['difficulty', 'level'],
  ['qmd_levelofdifficulty', 'level'],
  ['qmd_topic', 'category'],
]);

const LEVEL_WORDS = new Map([
  ['very easy', 'Easy'],
  ['hard', 'Difficult'],
  ['very difficult', 'Difficult'],
]);

/** Metadata by name; those that Wattle has no value for are left out. */
export function factsOf(pairs: readonly (readonly [name: string, value: string])[]): Facts {
  const facts: Facts = {};
  for (const [name, value] of pairs) {
    const column = COLUMNS.get(name.trim().toLowerCase());
    const known = column && knownValue(column, value.trim());
    if (!column || !known) continue;
    facts[column] = column === 'skills' && facts.skills ? `${facts.skills}; ${known}` : known;
  }
  return facts;
}

function knownValue(column: keyof typeof FACT_NAMES, value: string): string | undefined {
  if (column === 'category' || column === 'faster_method') return value;
  const subject = column === 'subject' && subjectOf(value);
  if (subject) return SUBJECT_NAMES[subject];
  const word = value.toLowerCase();
  if (column === 'subject') return undefined;
  if (column === 'skills') return SKILLS.find((skill) => skill.name.toLowerCase() === word)?.name;
  return (
    VALUES[column].find((each) => each.toLowerCase() === word) ??
    (column === 'level' ? LEVEL_WORDS.get(word) : undefined)
  );
}

/** The questions of an item as rows of an import, without their numbers. */
export function rowsOf(item: PackageItem): SheetRow['values'][] {
  const { facts, notes, picture, explanationPicture, questions } = item;
  const subject = item.format ? SUBJECT_NAMES.Reading : (facts.subject ?? guessedSubject(item));
  if (!facts.subject) notes.add(`The package names no subject, so it was taken as ${subject}.`);
  const isReading = subject === SUBJECT_NAMES.Reading;
  if (item.text && !isReading) notes.add('Its passage stands in the question, as only Reading has passages.');
  const format = isReading ? (item.format ?? facts.format) : undefined;
  const skills = facts.skills
    ?.split('; ')
    .filter((name) => SKILLS.some((skill) => skill.name === name && SUBJECT_NAMES[skill.subject] === subject));
  const shared: SheetRow['values'] = {
    type: 'Original',
    exam_type: 'Practice',
    ...facts,
    subject,
    format,
    skills: skills?.join('; '),
    explanation: item.explanation,
    text: isReading ? item.text : undefined,
    extract_text: item.extractText,
    text_format: item.isStructured ? 'structured' : facts.text_format,
    image_data: picture?.source,
    image_description: picture?.description,
    explanation_image: explanationPicture?.source,
    explanation_image_description: explanationPicture?.description,
  };
  const passage = isReading || !item.text ? '' : `${item.text}\n\n`;
  return questions.map((each) => {
    const values = choiceValues(each, format as QuestionFormat, notes);
    return withoutUndefined({ ...shared, ...values, question: passage + each.question });
  });
}

function guessedSubject({ questions, text }: PackageItem): string {
  if (!questions[0]?.options) return SUBJECT_NAMES.Writing;
  return text ? SUBJECT_NAMES.Reading : SUBJECT_NAMES.ThinkingSkills;
}

function choiceValues(
  { options, key, feedback = new Map() }: PackageQuestion,
  format: QuestionFormat | undefined,
  notes: Set<string>,
): SheetRow['values'] {
  if (!options) return {};
  const letters = lettersOf(format);
  if (options.length > letters.length || options.length < 2)
    throw new SkippedItem(
      `It has ${options.length} options, and Wattle takes two to ${letters.length}.`,
      'mcq_options',
    );
  const rationales = [...feedback]
    .filter(([place, text]) => place !== key && text)
    .map(([place, text]): [OptionLetter | undefined, string] => [letters[place], text]);
  return {
    mcq_options: listOf(options, notes),
    correct_answer: key === undefined ? '' : letters[key],
    wrong_turns: formatDistractorRationales(Object.fromEntries(rationales)),
  };
}

/** A comma before a letter reads as the beginning of the next option. */
const LIKE_AN_OPTION = /,(?=\s*[A-H]\s)/g;

function listOf(options: readonly string[], notes: Set<string>): string {
  const texts = options.map((text) => text.replace(LIKE_AN_OPTION, ';'));
  if (texts.some((text, place) => text !== options[place]))
    notes.add('A comma before a capital letter in its options became a semicolon.');
  return formatOptions(texts);
}

function withoutUndefined(values: Record<string, string | undefined>): SheetRow['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
