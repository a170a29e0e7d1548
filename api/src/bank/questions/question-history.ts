import {
  CONTENT_FIELDS,
  type ContentField,
  contentText,
  type FieldChange,
  type Question,
  type QuestionAction,
  type QuestionChange,
} from '@wattle/contract';
import type { StoredChange, StoredQuestion } from './question.schema';

export type QuestionContent = Pick<Question, ContentField>;

/** What an edit says of each field: nothing, its new value, or that it is removed. */
export type EditedContent = { [Field in ContentField]?: Question[Field] | '' };

/** Older entries of a history are dropped: a document has an end. */
const MAX_ENTRIES = 100;

/** What a change does to the fields of a question. */
export function changesBetween(before: QuestionContent, after: QuestionContent): FieldChange[] {
  return CONTENT_FIELDS.flatMap((field) => {
    const [old, now] = [contentText(before[field]) || null, contentText(after[field]) || null];
    return old === now ? [] : { field, before: old, after: now };
  });
}

/** The history of a question with one more entry. */
export function withEntry(
  { history = [], version }: Pick<StoredQuestion, 'history' | 'version'>,
  entry: { action: QuestionAction; by: string; at: Date; note?: string; changes?: FieldChange[] },
): StoredChange[] {
  return [...history, { changes: [], ...entry, version: version + 1 }].slice(-MAX_ENTRIES);
}

/** The whole history, the latest first. How a question came about stands in its own fields. */
export function historyOf(stored: StoredQuestion): QuestionChange[] {
  const { _id, source, createdBy = 'Wattle', createdAt = _id.getTimestamp(), history = [] } = stored;
  const action = source ? 'imported' : stored.parent_question_id ? 'generated' : 'added';
  const creation: StoredChange = { version: 1, at: createdAt, by: createdBy, action, note: source, changes: [] };
  return [creation, ...history].reverse().map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
