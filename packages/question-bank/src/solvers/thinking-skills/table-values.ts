import type { TextTable } from '../../figures/text-table';
import { minutesOf } from '../times';

/** The cells of a row by its label; a table without this row throws. */
export function rowOf({ rows }: TextTable, label: string): readonly string[] {
  const row = rows.find((each) => each.label === label);
  if (!row) throw new Error(`The table has no row ${label}.`);
  return row.cells;
}

export function cellOf(table: TextTable, row: string, column: string): string {
  const cell = rowOf(table, row)[table.columns.indexOf(column)];
  if (cell === undefined) throw new Error(`The table has no column ${column}.`);
  return cell;
}

export const timesOf = (table: TextTable, row: string) => rowOf(table, row).map(minutesOf);

/** Cents of `$3`, `$7.50`. */
export function centsOf(text: string): number {
  const [, amount] = /^\$(\d+(?:\.\d\d)?)$/.exec(text) ?? [];
  if (!amount) throw new Error(`${text} is not a price.`);
  return Math.round(100 * Number(amount));
}

/** A price with cents, as the tables show it. */
export const priceOf = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The limit of a row such as `up to 500 g`. */
export function limitOf(label: string): number {
  const [, limit] = /^up to (\d+) (?:g|hours?)$/.exec(label) ?? [];
  if (!limit) throw new Error(`${label} is not a limit.`);
  return Number(limit);
}
