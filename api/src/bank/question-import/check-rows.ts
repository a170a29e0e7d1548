import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@wattle/contract/constants';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import type { DuplicateRow, RowError } from '@wattle/contract/question-import';
import type { Question } from '@wattle/contract/questions';
import { NOT_A_PICTURE_TEXT, readPictureText } from '../images/picture-text';
import { derivedFields } from '../questions/near-duplicates';
import type { Column, SheetRow } from '../workbooks/columns';
import { BadRowList, rowError, SHOWN_CHARACTERS } from './bad-rows';

type Fields = Omit<Question, 'id' | 'subject' | 'parent_question_id'>;

/** A response counts all duplicates and lists these. */
export const LISTED_DUPLICATES = 200;

export interface GoodRow {
  row: number;
  subject: Subject;
  fields: Fields & ReturnType<typeof derivedFields>;
}

export interface CheckedRows {
  good: GoodRow[];
  duplicates: number;
  duplicateRows: DuplicateRow[];
  bad: BadRowList;
  /** Rows whose picture has to be checked by the decoder or the database. */
  pictures: SheetRow[];
}

export class RowChecker {
  readonly checked: CheckedRows = { good: [], duplicates: 0, duplicateRows: [], bad: new BadRowList(), pictures: [] };
  private readonly known = new Set<string>();

  check(row: SheetRow): void {
    const errors = this.errorsOf(row);
    if (errors.length > 0) this.checked.bad.add(row, errors);
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
    const isNew = this.accept({ row, subject, fields: { ...data, ...derivedFields(data) } });
    if (isNew && picture && picture.kind !== 'address') this.checked.pictures.push(read);
    return [];
  }

  private accept(good: GoodRow): boolean {
    const key = `${good.subject} ${good.fields.fingerprint}`;
    if (!this.known.has(key)) {
      this.known.add(key);
      this.checked.good.push(good);
      return true;
    }
    this.checked.duplicates += 1;
    if (this.checked.duplicateRows.length < LISTED_DUPLICATES) this.checked.duplicateRows.push(duplicateOf(good));
    return false;
  }
}

export function duplicateOf({ row, fields }: GoodRow): DuplicateRow {
  return { row, question: (fields.question ?? '').slice(0, SHOWN_CHARACTERS) };
}

/** Accepts both spellings of a subject in any case. */
function subjectOf(value = ''): Subject | undefined {
  const folded = value.replace(/\s+/g, '').toLowerCase();
  return SUBJECTS.find((subject) => subject.toLowerCase() === folded);
}
