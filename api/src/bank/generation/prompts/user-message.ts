import { type Level, parseOptions, type Question, SUBJECT_NAMES, type Subject } from '@wattle/contract';
import { dataBlock } from './data-block';

/** What a model may know of the original question: an allow-list, so that a new field is not sent by mistake. */
const PARENT_FIELDS = [
  'question',
  'mcq_options',
  'correct_answer',
  'explanation',
  'wrong_turns',
  'category',
  'level',
  'image_description',
  'format',
  'text',
] as const satisfies (keyof Question)[];

export type ParentQuestion = Partial<Pick<Question, (typeof PARENT_FIELDS)[number]>>;

export interface ItemRequest {
  subject: Subject;
  count: number;
  round: number;
  level?: Level | undefined;
  parent: ParentQuestion;
  /** What is asked in questions that exist already. */
  existing: readonly string[];
  /** Why items were refused before. */
  refused: readonly string[];
}

/** The user message that asks for items. */
export function itemsMessage({ subject, count, round, level, parent, existing, refused }: ItemRequest): string {
  const shown = Object.fromEntries(PARENT_FIELDS.flatMap((field) => (parent[field] ? [[field, parent[field]]] : [])));
  return [
    dataBlock('request', { subject: SUBJECT_NAMES[subject], count, level, round }),
    dataBlock('parent_question', shown),
    dataBlock('existing_questions', existing),
    dataBlock('refused', refused),
  ].join('\n\n');
}

/** The user message that asks for a second solve: question and options only. */
export function solveMessage({ question, mcq_options }: { question: string; mcq_options: string }): string {
  return dataBlock('question', { question, options: parseOptions(mcq_options) });
}
