import type { FigureOf } from '../figures/figure';

/** What stands in the figure; a figure without it throws. */
export function found<Item>(item: Item | null | undefined, name: string): Item {
  if (item === undefined || item === null) throw new Error(`The figure has no ${name}.`);
  return item;
}

const labelled = <Entry extends { label: string }>(entries: readonly Entry[], label: string) =>
  found(
    entries.find((each) => each.label === label),
    label,
  );

/** The value with this name. */
export const valueNamed = (list: readonly { label: string; value: number }[], label: string) =>
  labelled(list, label).value;

export interface Table<Value> {
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly (Value | null)[] }[];
}

export const rowNamed = <Value>({ rows }: Table<Value>, row: string) =>
  labelled(rows, row).cells.map((value) => found(value, `whole row ${row}`));

/** A cell that the table shows. */
export const cell = <Value>({ columns, rows }: Table<Value>, row: string, column: string) =>
  found(labelled(rows, row).cells[columns.indexOf(column)], `${row}, ${column}`);

/** Degrees of a sector whose size can be seen or worked out. */
export const sector = ({ sectors }: FigureOf<'pie-chart'>, label: string) => labelled(sectors, label).degrees;

/** Where a named point of a grid or map is. */
export const placeOf = (list: readonly { name: string; at: [number, number] }[], name: string) =>
  found(
    list.find((each) => each.name === name),
    name,
  ).at;
