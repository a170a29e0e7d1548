import {
  type DuplicateRow,
  type Question,
  questionFieldsSchemas,
  type RowError,
  SUBJECT_NAMES,
  SUBJECTS,
  type Subject,
} from '@wattle/contract';
import { NOT_A_PICTURE_TEXT, readPictureText } from '../images/picture-text';
import { derivedFields } from '../questions/derived-fields';
import type { Column } from './columns';
import type { SheetRow } from './read-sheet';

type Fields = Omit<Question, 'id' | 'subject' | 'parent_question_id'>;

/** A row that can be written: the fields of its question, and those that follow from them. */
export interface GoodRow {
  row: number;
  subject: Subject;
  fields: Fields & ReturnType<typeof derivedFields>;
}

/** What came of the rows of a sheet. */
export interface CheckedRows {
  good: GoodRow[];
  duplicates: DuplicateRow[];
  bad: SheetRow[];
  errors: RowError[];
}

/** More errors than these nobody reads. */
const MAX_ERRORS = 1_000;
const SHOWN_VALUE = 200;

/** Checks rows by the schemas of the add forms, and finds questions that a file holds twice. */
export class RowChecker {
  readonly checked: CheckedRows = { good: [], duplicates: [], bad: [], errors: [] };
  private readonly known = new Set<string>();

  check(row: SheetRow): void {
    const errors = this.errorsOf(row);
    if (errors.length === 0) return;
    this.checked.bad.push(row);
    this.checked.errors.push(...errors.slice(0, MAX_ERRORS - this.checked.errors.length));
  }

  private errorsOf(read: SheetRow): RowError[] {
    const { row, values, unreadable } = read;
    const errorAt = (column: string, message: string, value = values[column as Column] ?? '') =>
      rowError(row, column, message, value);
    if (unreadable.length > 0) return unreadable.map(({ column, message, value }) => errorAt(column, message, value));
    const subject = subjectOf(values.subject);
    if (!subject) return [errorAt('subject', `Subject is ${Object.values(SUBJECT_NAMES).join(', ')}.`)];
    const { data, error } = questionFieldsSchemas[subject].safeParse(values);
    if (error) return error.issues.map(({ path, message }) => errorAt(String(path[0] ?? 'question'), message));
    const picture = values.image_data === undefined ? undefined : readPictureText(values.image_data);
    if (picture?.kind === 'none') return [errorAt('image_data', NOT_A_PICTURE_TEXT)];
    this.accept(row, subject, data);
    return [];
  }

  private accept(row: number, subject: Subject, fields: Fields): void {
    const good: GoodRow = { row, subject, fields: { ...fields, ...derivedFields(fields) } };
    const key = `${subject} ${good.fields.fingerprint}`;
    if (this.known.has(key)) this.checked.duplicates.push(duplicateOf(good));
    else this.checked.good.push(good);
    this.known.add(key);
  }
}

export function rowError(row: number, column: string, message: string, value: string): RowError {
  return { path: `row ${row}, ${column}`, message, row, column, value: value.slice(0, SHOWN_VALUE) };
}

export function duplicateOf({ row, fields }: GoodRow): DuplicateRow {
  return { row, question: (fields.question ?? '').slice(0, SHOWN_VALUE) };
}

/** A subject as paths or as the field of a question spell it, in any case. */
function subjectOf(value = ''): Subject | undefined {
  const folded = value.replace(/\s+/g, '').toLowerCase();
  return SUBJECTS.find((subject) => subject.toLowerCase() === folded);
}
