import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { CONTENT_FIELDS, contentText, FIELD_NAMES } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';

/** What a report of an import shows of a text. */
export const SHOWN_CHARACTERS = 200;

/** Excel's limit for a cell. */
export const CELL_CHARACTERS = 32_767;

/** What Excel could take for a formula when the cell is typed again; imports remove the apostrophe. */
const LIKE_A_FORMULA = /^'*[=+\-@\t]/;

/** A cell's text as it can be stored in a sheet: never a formula. */
export function cellText(text: string | undefined): string {
  return text !== undefined && LIKE_A_FORMULA.test(text) ? `'${text}` : (text ?? '');
}

/** The columns of a sheet of questions: the fields of the entity (docs/published.md, fields), in the order of the template. */
export const COLUMNS = ['subject', ...CONTENT_FIELDS] as const;
/** Columns that an import reads: `id` names the question that a row changes (docs/decisions/058). */
export const COLUMN_NAMES = [...COLUMNS, 'id'] as const;
export type Column = (typeof COLUMN_NAMES)[number];

export const EXPORT_COLUMNS = [...COLUMN_NAMES, 'parent_question_id'];

type Content = Pick<Question, (typeof CONTENT_FIELDS)[number]>;

export function toCells(subject: Subject, content: Content): string[] {
  return [SUBJECT_NAMES[subject], ...CONTENT_FIELDS.map((field) => contentText(content[field]))].map(cellText);
}

/** Columns of exports and lists of bad rows that an import ignores. */
export const IGNORED_COLUMNS = ['parent_question_id', 'what_to_do'];

export const REQUIRED_COLUMNS: readonly Column[] = ['subject', 'question', 'type', 'exam_type'];

/** Other names of an import's columns, as snake_case: those that the forms show, and those of other products. */
const COLUMN_ALIASES = new Map<string, Column>([
  ...CONTENT_FIELDS.map((field) => [snakeCase(FIELD_NAMES[field]), field] as const),
  ['topic_(category)', 'category'],
]);

export function columnOf(header: string): string {
  const name = snakeCase(header);
  return COLUMN_ALIASES.get(name) ?? name;
}

function snakeCase(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

export interface SheetRow {
  /** Number of the row in the sheet, as Excel shows it. */
  row: number;
  values: Partial<Record<Column, string>>;
  /** Cells with a fault that does not depend on their column. */
  unreadable: { column: Column; value: string; message: string }[];
  /** Columns whose picture was pasted into the sheet, and is no text that a cell can hold. */
  pasted?: Column[];
}

/** Accepts both spellings of a subject in any case. */
export function subjectOf(value = ''): Subject | undefined {
  const folded = value.replace(/\s+/g, '').toLowerCase();
  return SUBJECTS.find((subject) => subject.toLowerCase() === folded);
}
