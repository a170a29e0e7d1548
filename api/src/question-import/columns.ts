/** The columns of a sheet of questions: the fields of the entity (specification 3), in the order of the template. */
export const COLUMNS = [
  'subject',
  'question',
  'mcq_options',
  'correct_answer',
  'explanation',
  'type',
  'level',
  'category',
  'exam_type',
  'image_data',
  'image_description',
  'text',
  'extract_text',
] as const;

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
