import { CONTENT_FIELDS, contentText, SUBJECT_NAMES } from '@wattle/contract';
import type { StoredQuestion } from '../questions/question.schema';
import { cellText } from '../workbooks/cell-text';
import { COLUMNS } from '../workbooks/columns';

/** The columns of an export: those of an import, and what names a question. */
export const EXPORT_COLUMNS = [...COLUMNS, 'id', 'parent_question_id'] as const;

export type ExportRow = string[];

export function toExportRow(question: StoredQuestion): ExportRow {
  const { subject, _id, parent_question_id } = question;
  const content = CONTENT_FIELDS.map((field) => contentText(question[field]));
  const parent = parent_question_id ? String(parent_question_id) : '';
  return [SUBJECT_NAMES[subject], ...content, String(_id), parent].map(cellText);
}
