import { distractorRationalesInputSchema } from '@wattle/contract/distractor-rationales';
import type { FieldChange, QuestionAction, QuestionChange } from '@wattle/contract/question-changes';
import { CONTENT_FIELDS, type ContentField, contentText } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import { skillNamed, splitSkills } from '@wattle/contract/skills';
import { contentOf, type QuestionContent, type StoredChange, type StoredQuestion } from './question.schema';

/** Of each field nothing, its new value, or an empty text that removes it. */
export type EditedContent = { [Field in ContentField]?: Question[Field] | '' };

/** Older entries are dropped: the size of a document is limited. */
const MAX_ENTRIES = 100;

export function changesBetween(before: QuestionContent, after: QuestionContent): FieldChange[] {
  return CONTENT_FIELDS.flatMap((field) => {
    const [old, now] = [contentText(before[field]) || null, contentText(after[field]) || null];
    return old === now ? [] : { field, before: old, after: now };
  });
}

/** Where a question is used; all other fields are what a child reads or is marked by. */
const USE: readonly string[] = ['type', 'level', 'category', 'skills', 'exam_type', 'year_level', 'pool'];

export function changesText(changes: readonly FieldChange[]): boolean {
  return changes.some(({ field }) => !USE.includes(field));
}

/**
 * Who changed the text or the key last, or brought it into the bank: empty where it came with Wattle, null where that is
 * no longer stored. A history that lacks entries does not tell the author of a question that was stored without one.
 */
export function authorOf({ author, createdBy = '', version, history = [] }: StoredQuestion): string | null {
  if (author !== undefined) return author;
  const last = history.findLast(({ changes }) => changesText(changes));
  if (last) return last.by;
  return history.length === version - 1 ? createdBy : null;
}

export interface RecordedChange {
  action: QuestionAction;
  by: string;
  at: Date;
  note?: string;
  changes?: FieldChange[];
  /** Whether who makes it has not seen what else the question says, which so stays its author's. */
  isUnseen?: boolean;
  /** Who wrote the change, where somebody else publishes it. */
  author?: string | null;
  coAuthors?: string[];
}

export function recorded(
  question: StoredQuestion,
  { changes = [], isUnseen = false, author, coAuthors = [], ...entry }: RecordedChange,
) {
  const version = question.version + 1;
  const history: StoredChange[] = [...(question.history ?? []), { ...entry, changes, version }].slice(-MAX_ENTRIES);
  const { coAuthors: before = [] } = question;
  if (!changesText(changes)) return { version, history, author: authorOf(question), coAuthors: before };
  return isUnseen
    ? { version, history, author: authorOf(question), coAuthors: [...new Set([...before, entry.by])] }
    : { version, history, author: author === undefined ? entry.by : author, coAuthors };
}

/** The whole history, the latest first; the first entry is made of the question's own fields. */
export function historyOf(stored: StoredQuestion): QuestionChange[] {
  const { _id, source, createdBy = 'Wattle', createdAt = _id.getTimestamp(), history = [] } = stored;
  const action = source ? 'imported' : stored.parent_question_id ? 'generated' : 'added';
  const creation: StoredChange = { version: 1, at: createdAt, by: createdBy, action, note: source, changes: [] };
  return [creation, ...history].reverse().map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

/**
 * What a question said in an earlier version; undefined where changes since then are no longer stored. Its type is that
 * of today: a question is published by being finalized only.
 */
export function contentAt(stored: StoredQuestion, version: number): QuestionContent | undefined {
  const since = (stored.history ?? []).filter((entry) => entry.version > version);
  if (since.length !== stored.version - version) return undefined;
  // The earliest change of a field comes last, and counts.
  const before = since.toReversed().flatMap(({ changes }) => changes.filter(({ field }) => field !== 'type'));
  const fields = before.map(({ field, before: text }) => [field, fieldValue(stored, field, text)]);
  return { ...contentOf(stored), ...Object.fromEntries(fields) };
}

/** The value that `contentText` has written. */
function fieldValue({ subject }: StoredQuestion, field: string, text: string | null): unknown {
  if (text === null) return undefined;
  if (field === 'year_level') return Number(text);
  if (field === 'skills') return splitSkills(text).flatMap((name) => skillNamed(subject, name)?.id ?? []);
  return field === 'wrong_turns' ? distractorRationalesInputSchema.parse(text) : text;
}
