import { CONTENT_FIELDS } from '@wattle/contract';

/** The columns of a sheet of questions: the fields of the entity (docs/published.md, fields), in the order of the template. */
export const COLUMNS = ['subject', ...CONTENT_FIELDS] as const;

export type Column = (typeof COLUMNS)[number];

/** Columns that exports and lists of bad rows have beside them; an import passes over them. */
export const PASSED_OVER = ['id', 'parent_question_id', 'what_to_do'];

/** Without these no row can be a question. */
export const REQUIRED_COLUMNS: readonly Column[] = ['subject', 'question', 'type', 'exam_type'];

/** A column's name as people may have written it in a header. */
export function columnOf(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** One row of a sheet: the text of each column that is not empty. */
export interface SheetRow {
  /** Number of the row in the sheet; the header is row 1. */
  row: number;
  values: Partial<Record<Column, string>>;
  /** What is wrong with a cell whatever its column is. */
  unreadable: { column: Column; value: string; message: string }[];
}
