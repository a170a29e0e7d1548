import { parentPort, workerData } from 'node:worker_threads';
import type { PackageItem } from '@wattle/contract/question-import';
import { createBirpc } from 'birpc';
import { RefusedFile } from '../question-packages/archive';
import { type ReadRow, readPackage } from '../question-packages/read-package';
import { SHOWN_CHARACTERS, type SheetRow } from '../workbooks/columns';
import { type BadRows, type CheckedRows, type CheckOptions, type GoodRow, NEW_TOPICS, RowChecker } from './check-rows';
import { readSheet } from './read-sheet';
import { readArchive } from './workbook-parts';

/** What was found in a workbook; its rows are read in batches. */
export interface FoundRows extends Pick<CheckedRows, 'duplicates' | 'duplicateRows' | 'correctable' | 'corrected'> {
  sheet: string;
  headerRow: number;
  notes: string[];
  /** Of a package. */
  items?: PackageItem[];
  good: number;
  bad: BadRows;
  pictures: number;
}

export interface ImportWork {
  bytes: Uint8Array;
  name: string;
  options: CheckOptions;
}

export interface Batches {
  pictures: SheetRow[];
  changes: SheetRow[];
  rows: GoodRow[];
}

/** What the host does for its worker. */
export type ImportHost = {
  report(progress: { rows?: number; checked?: number }): void;
};

/** Of a call that keeps no drafts. */
const ID_IGNORED =
  'The column “id” was ignored: rows were read as new questions. Only drafts can change questions of the bank.';
const SHOWN_TOPICS = 10;
/** The record of an import holds them. */
const LISTED_ITEMS = 2_000;
const ITEM_MESSAGES = 5;
const NAME_CHARACTERS = 100;
/** Rows between two reports of progress, and in one batch. */
const STEP = 500;
/** Limits a message, because the host is blocked while it deserialises one. */
const BATCH_CHARACTERS = 2_000_000;

const port = parentPort;
if (!port) throw new Error('import.worker runs in a worker thread only');

let batches: Batches = { pictures: [], changes: [], rows: [] };

const TASKS = {
  async check(): Promise<FoundRows | { refusal: string }> {
    try {
      return await checkedFile(workerData as ImportWork);
    } catch (error) {
      if (error instanceof RefusedFile) return { refusal: error.message };
      throw error;
    }
  },
  /** The host asks for one after the other; an empty one is the end. */
  next: <Kind extends keyof Batches>(kind: Kind) => takeBatch<object>(batches[kind]) as Batches[Kind],
};

export type ImportTasks = typeof TASKS;

const host = createBirpc<ImportHost, ImportTasks>(TASKS, {
  post: (data) => port.postMessage(data),
  on: (listen) => port.on('message', listen),
});

async function checkedFile({ bytes, name: file, options }: ImportWork): Promise<FoundRows> {
  const { name, rows, headerRow, notes, itemOf } = await readFile(Buffer.from(bytes), file, options);
  void host.report.asEvent({ rows: rows.length });

  const checker = new RowChecker(options);
  const items: PackageItem[] = [];
  for (const [index, row] of rows.entries()) {
    const errorsBefore = checker.checked.bad.errors.length;
    const badBefore = checker.checked.bad.count;
    checker.check(row);
    if (itemOf && items.length < LISTED_ITEMS) {
      const reasons = checker.checked.bad.errors.slice(errorsBefore).map(({ message }) => message);
      items.push(itemWith(itemOf(index), checker.checked.bad.count > badBefore, reasons));
    }
    if ((index + 1) % STEP === 0) void host.report.asEvent({ checked: index + 1 });
  }
  const { good, bad, pictures, changes, newTopics, ...counted } = checker.checked;
  batches = { pictures, changes, rows: good };
  const { count, rows: badRows, errors } = bad;
  const found = { good: good.length, bad: { count, rows: badRows, errors }, pictures: pictures.length, ...counted };
  const isIdIgnored = !options.draft && rows.some(({ values }) => values.id);
  const allNotes = [...notes, ...(isIdIgnored ? [ID_IGNORED] : []), ...newTopicNotes([...newTopics])];
  return { sheet: name, headerRow, notes: allNotes, ...(itemOf && { items }), ...found };
}

/** A workbook, or the items of a package, which have no header. */
async function readFile(bytes: Buffer, file: string, { isPackage }: CheckOptions) {
  if (!isPackage) return { ...readSheet(await readArchive(bytes)), itemOf: undefined };
  const { name, rows } = await readPackage(bytes, file);
  return {
    name,
    rows: rows.map(({ row }) => row),
    headerRow: 0,
    notes: [],
    itemOf: (index: number) => rows[index] as ReadRow,
  };
}

function itemWith(read: ReadRow, isSkipped: boolean, reasons: string[]): PackageItem {
  const { row, name, notes } = read;
  const messages = isSkipped ? reasons : notes;
  return {
    row: row.row,
    name: name.slice(0, NAME_CHARACTERS),
    outcome: isSkipped ? 'skipped' : messages.length > 0 ? 'changed' : 'taken',
    messages: messages.slice(0, ITEM_MESSAGES).map((message) => message.slice(0, SHOWN_CHARACTERS)),
  };
}

function newTopicNotes(topics: string[]): string[] {
  if (topics.length === 0) return [];
  const shown = topics.slice(0, SHOWN_TOPICS).join(', ');
  const rest = topics.length > SHOWN_TOPICS ? ` and ${topics.length - SHOWN_TOPICS} more` : '';
  return [`${NEW_TOPICS} ${topics.length === 1 ? 'topic' : 'topics'} ${shown}${rest} yet.`];
}

function takeBatch<Row extends object>(rows: Row[]): Row[] {
  let characters = 0;
  const end = rows.slice(0, STEP).findIndex((row) => {
    characters += JSON.stringify(row).length;
    return characters > BATCH_CHARACTERS;
  });
  return rows.splice(0, end < 0 ? STEP : Math.max(1, end));
}
