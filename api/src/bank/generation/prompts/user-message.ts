import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { optionsOf } from '@wattle/contract/options';
import type { Level, Question } from '@wattle/contract/questions';
import { SKILLS } from '@wattle/contract/skills';

/**
 * Data for a model, as JSON between tags. `<` is escaped, so that no text of a question can close the block and
 * continue as an instruction.
 */
export function dataBlock(name: string, value: unknown): string {
  return `<${name}>\n${JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c')}\n</${name}>`;
}

/** The fields of the original question that a model gets: an allow-list, so that a new field is not sent by mistake. */
const PARENT_FIELDS = [
  'question',
  'mcq_options',
  'correct_answer',
  'explanation',
  'wrong_turns',
  'category',
  'skills',
  'level',
  'image_description',
  'format',
  'text',
] as const satisfies (keyof Question)[];

type ParentQuestion = Partial<Pick<Question, (typeof PARENT_FIELDS)[number]>>;

export interface ItemRequest {
  subject: Subject;
  count: number;
  round: number;
  level?: Level | undefined;
  parent: ParentQuestion;
  /** Of the subject in the bank. */
  topics: readonly string[];
  existing: readonly string[];
  refused: readonly string[];
}

export function itemsMessage({ subject, count, round, level, parent, topics, existing, refused }: ItemRequest): string {
  const shown = Object.fromEntries(PARENT_FIELDS.flatMap((field) => (parent[field] ? [[field, parent[field]]] : [])));
  return [
    dataBlock('request', { subject: SUBJECT_NAMES[subject], count, level, round }),
    dataBlock('parent_question', shown),
    dataBlock('topics', topics),
    dataBlock('skills', skillsFor(subject)),
    dataBlock('existing_questions', existing),
    dataBlock('refused', refused),
  ].join('\n\n');
}

export function solveMessage(
  item: Pick<ParentQuestion, 'question' | 'mcq_options' | 'format' | 'text'>,
  { subject, topics }: Pick<ItemRequest, 'subject' | 'topics'>,
): string {
  const { question, text } = item;
  return [
    dataBlock('question', { question, options: optionsOf(item), text }),
    dataBlock('topics', topics),
    dataBlock('skills', skillsFor(subject)),
  ].join('\n\n');
}

const skillsFor = (wanted: Subject) => SKILLS.flatMap(({ subject, ...skill }) => (subject === wanted ? skill : []));
