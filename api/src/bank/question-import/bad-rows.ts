import type { RowError } from '@wattle/contract/question-import';
import type { SheetRow } from '../workbooks/columns';

/** Nobody reads more rows or errors. */
const MAX_LISTED = 1_000;
/** The record of an import holds them, and a document of MongoDB has at most 16 MB. */
const MAX_BYTES = 8_000_000;

export const SHOWN_CHARACTERS = 200;
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
