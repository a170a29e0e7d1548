import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { idSchema } from '@wattle/contract/primitives';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import {
  openQuestionFieldsSchemas,
  questionEditFieldsSchemas,
  questionFieldsSchemas,
} from '@wattle/contract/question-forms';
import type { CorrectedCell, DuplicateRow, ImportOptions, ReviewRow, RowError } from '@wattle/contract/question-import';
import type { Question } from '@wattle/contract/questions';
import { NOT_A_PICTURE_TEXT, readPictureText } from '../images/picture-text';
import { contentFaults, openFaults, preventsPublishing, topicFault } from '../questions/draft-faults';
import { derivedFields } from '../questions/near-duplicates';
import type { QuestionContent } from '../questions/question.schema';
import type { EditedContent } from '../questions/question-history';
import { type Column, SHOWN_CHARACTERS, type SheetRow, subjectOf } from '../workbooks/columns';
import { correctionOf } from './corrections';

type Fields = EditedContent & Pick<Question, 'question'>;

/** A response counts all duplicates and lists these. */
export const LISTED_DUPLICATES = 200;
/** A response lists so many corrected cells. */
const LISTED_CORRECTIONS = 200;
export const UNKNOWN_ID =
  'No question of this subject has this id. Correct it, or leave the cell empty to add the row.';
/** One correction may bring another fault of the row to light. */
const CORRECTION_ROUNDS = 4;

/** How the note about topics of no published question begins. */
export const NEW_TOPICS = 'No published question has the';

export interface CheckOptions extends ImportOptions {
  /** Those of published questions. */
  topics: Readonly<Record<Subject, readonly string[]>>;
  /** Other systems leave out what the form demands. */
  isPackage: boolean;
}

export interface GoodRow {
  row: number;
  subject: Subject;
  /** Of a row that changes a question: what is empty is removed from it. */
  fields: Fields;
  /** The question that it changes. */
  id?: string | undefined;
  /** As a draft only: what has to be corrected or confirmed. */
  toReview: Pick<ReviewRow, 'isBlocking' | 'messages'> | undefined;
  newTopic?: string | undefined;
}

export interface CheckedRows {
  good: GoodRow[];
  duplicates: number;
  duplicateRows: DuplicateRow[];
  bad: BadRowList;
  /** Rows whose picture has to be checked by the decoder or the database. */
  pictures: SheetRow[];
  /** Rows that change a question, which has to be in the bank. */
  changes: SheetRow[];
  /** Bad rows that their corrections would make good. */
  correctable: number;
  corrected: CorrectedCell[];
  newTopics: Set<string>;
}

type ParsedRow = Pick<GoodRow, 'subject' | 'id' | 'fields'>;

interface JudgedRow {
  errors: RowError[];
  /** Faults that a draft may have. */
  warnings: RowError[];
  good?: GoodRow;
}

export class RowChecker {
  readonly checked: CheckedRows = {
    good: [],
    duplicates: 0,
    duplicateRows: [],
    bad: new BadRowList(),
    pictures: [],
    changes: [],
    correctable: 0,
    corrected: [],
    newTopics: new Set(),
  };
  private readonly known = new Map<string, number>();
  private readonly topicFaults = new Map<string, ReturnType<typeof topicFault>>();

  constructor(private readonly options: CheckOptions) {}

  check(read: SheetRow): void {
    const judged = this.judge(read);
    const isApplied = this.options.corrections === 'apply';
    if (judged.good && !(isApplied && hasOffers(judged))) {
      this.keep(read, judged.good);
      return;
    }
    const { row, good, cells } = this.correct(read, judged);
    if (good && isApplied) {
      const { corrected } = this.checked;
      corrected.push(...cells.slice(0, LISTED_CORRECTIONS - corrected.length));
      this.keep(row, good);
      return;
    }
    this.checked.bad.add(read, judged.errors);
    if (good) this.checked.correctable += 1;
  }

  /** The row with all corrections, and the question that it is then. */
  private correct(read: SheetRow, first: JudgedRow) {
    const cells = new Map<string, CorrectedCell>();
    let [row, judged] = [read, first];
    for (let round = 0; round < CORRECTION_ROUNDS && hasOffers(judged); round += 1) {
      const found = offersOf(judged);
      for (const cell of found) {
        const { value } = cells.get(cell.column) ?? cell;
        cells.set(cell.column, { ...cell, value });
      }
      const values = Object.fromEntries(found.map(({ column, correction }) => [column, correction]));
      row = { ...row, values: { ...row.values, ...values } };
      judged = this.judge(row);
    }
    return { row, cells: [...cells.values()], good: judged.good };
  }

  private judge(read: SheetRow): JudgedRow {
    const unreadable = unreadableCells(read);
    if (unreadable.length > 0) return badRow(unreadable);
    const parsed = parseRow(read, this.options);
    return 'errors' in parsed ? badRow(parsed.errors) : this.review(read, parsed);
  }

  /** By the rule of publishing (docs/decisions/058): a draft may have faults that are still to be corrected. */
  private review({ row, values }: SheetRow, { subject, id, fields }: ParsedRow): JudgedRow {
    const content = withoutEmpty(fields);
    const topic = this.topicFault(subject, content);
    const open = this.options.isPackage ? openFaults(subject, content) : [];
    const faults = [...open, ...contentFaults(subject, content, topic)];
    const warnings = faults.map(({ field, message, correction }) =>
      rowError(row, field, message, values[field as Column] ?? '', correction),
    );
    const isPublishable = !faults.some(preventsPublishing);
    if (!this.options.draft && !isPublishable)
      return badRow(warnings.filter((_warning, index) => faults[index] && preventsPublishing(faults[index])));
    const newTopic = topic && topic.correction === undefined ? content.category : undefined;
    const messages = faults.map(({ message }) => message);
    const toReview = isPublishable ? undefined : { isBlocking: faults.some(({ isBlocking }) => isBlocking), messages };
    return { errors: [], warnings, good: { row, subject, fields, id, toReview, newTopic } };
  }

  /** Thousands of rows have the same few topics. */
  private topicFault(subject: Subject, fields: QuestionContent) {
    const key = `${subject} ${fields.category}`;
    if (!this.topicFaults.has(key)) this.topicFaults.set(key, topicFault(fields, this.options.topics[subject]));
    return this.topicFaults.get(key);
  }

  private keep(read: SheetRow, good: GoodRow): void {
    const { subject, fields, id } = good;
    const key = id ?? `${subject} ${derivedFields(withoutEmpty(fields)).fingerprint}`;
    const before = this.known.get(key);
    if (before !== undefined && id) {
      const message = `Row ${before} has the same id. Keep one of them.`;
      this.checked.bad.add(read, [rowError(good.row, 'id', message, id)]);
    } else if (before !== undefined) {
      this.checked.duplicates += 1;
      if (this.checked.duplicateRows.length < LISTED_DUPLICATES) this.checked.duplicateRows.push(duplicateOf(good));
    } else {
      this.known.set(key, good.row);
      this.checked.good.push(good);
      if (good.newTopic) this.checked.newTopics.add(good.newTopic);
      if (id) this.checked.changes.push(read);
      if (picturesOf(read.values).some(({ kind }) => kind !== 'address')) this.checked.pictures.push(read);
    }
  }
}

function unreadableCells({ row, unreadable }: SheetRow): RowError[] {
  return unreadable.map(({ column, message, value }) => rowError(row, column, message, value));
}

/** By the rules of the add forms, or of an edit where the row changes a question. */
function parseRow({ row, values }: SheetRow, { draft, isPackage }: CheckOptions): ParsedRow | { errors: RowError[] } {
  const errorAt = (column: string, message: string) =>
    rowError(row, column, message, values[column as Column] ?? '', correctionOf(column, values));
  const subject = subjectOf(values.subject);
  if (!subject) return { errors: [errorAt('subject', `Subject is ${Object.values(SUBJECT_NAMES).join(', ')}.`)] };
  const id = draft ? values.id : undefined;
  if (id && !idSchema.safeParse(id).success) return { errors: [errorAt('id', UNKNOWN_ID)] };
  const schemas = isPackage ? openQuestionFieldsSchemas : questionFieldsSchemas;
  const schema = (id ? questionEditFieldsSchemas : schemas)[subject];
  const { data, error } = schema.safeParse(id ? values : withoutEmpty(values));
  if (error)
    return { errors: error.issues.map(({ path, message }) => errorAt(String(path[0] ?? 'question'), message)) };
  if (subject === 'Writing' && values.mcq_options)
    return {
      errors: [errorAt('mcq_options', 'A Writing task has no options. Remove them, or correct the subject.')],
    };
  const notPictures = picturesOf(values).filter(({ kind }) => kind === 'none');
  if (notPictures.length > 0) return { errors: notPictures.map(({ field }) => errorAt(field, NOT_A_PICTURE_TEXT)) };
  return { subject, id, fields: draft ? { ...data, type: 'Draft' } : data };
}

const badRow = (errors: RowError[]): JudgedRow => ({ errors, warnings: [] });

function picturesOf(values: SheetRow['values']) {
  return PICTURE_FIELDS.flatMap((field) => {
    const text = values[field];
    return text ? { field, kind: readPictureText(text).kind } : [];
  });
}

function offersOf({ errors, warnings }: JudgedRow): CorrectedCell[] {
  return [...errors, ...warnings].flatMap(({ row, column, value, correction }) =>
    correction === undefined ? [] : { row, column, value, correction },
  );
}

const hasOffers = (judged: JudgedRow) => offersOf(judged).length > 0;

export function withoutEmpty<Value extends object>(fields: Value): QuestionContent {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as QuestionContent;
}

export function duplicateOf({ row, fields }: Pick<GoodRow, 'row' | 'fields'>): DuplicateRow {
  return { row, question: (fields.question ?? '').slice(0, SHOWN_CHARACTERS) };
}

/** Nobody reads more rows or errors. */
const MAX_LISTED = 1_000;
/** The record of an import holds them, and a document of MongoDB has at most 16 MB. */
const MAX_BYTES = 8_000_000;

const MESSAGE_CHARACTERS = 500;

/** Rows that have to be corrected: all are counted, and the first are listed with their errors. */
export interface BadRows {
  count: number;
  rows: SheetRow[];
  errors: RowError[];
}

/** Lists bad rows until it is full; from then on it only counts, so that the list has no gaps. */
export class BadRowList implements BadRows {
  readonly rows: SheetRow[] = [];
  readonly errors: RowError[] = [];
  count = 0;
  private bytesLeft = MAX_BYTES;

  constructor(listed: BadRows = { count: 0, rows: [], errors: [] }) {
    for (const row of listed.rows) {
      this.add(
        row,
        listed.errors.filter((error) => error.row === row.row),
      );
    }
    this.skip(listed.count - listed.rows.length);
  }

  add(read: SheetRow, errors: readonly RowError[]): void {
    const withoutPasted = Object.fromEntries((read.pasted ?? []).map((column) => [column, '']));
    const row = { ...read, values: { ...read.values, ...withoutPasted } };
    this.bytesLeft -= bytesOf(row);
    const hasRoom = this.rows.length < MAX_LISTED && this.errors.length + errors.length <= MAX_LISTED;
    if (!hasRoom || this.bytesLeft < 0) {
      this.skip(1);
      return;
    }
    this.count += 1;
    this.rows.push(row);
    this.errors.push(...errors);
  }

  private skip(count: number): void {
    if (count === 0) return;
    this.count += count;
    this.bytesLeft = -1;
  }
}

export function rowError(row: number, column: string, message: string, value: string, correction?: string): RowError {
  const path = `row ${row}, ${column}`;
  const shown = { message: message.slice(0, MESSAGE_CHARACTERS), value: value.slice(0, SHOWN_CHARACTERS) };
  return { path, row, column, ...shown, ...(correction !== undefined && { correction }) };
}

function bytesOf({ values }: SheetRow): number {
  return Object.values(values).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
