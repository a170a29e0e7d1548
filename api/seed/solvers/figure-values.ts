import type { Figure } from '../figures/figure';

type FigureOf<Kind> = Extract<Figure, { kind: Kind }>;

/** The value with this name; a figure without it throws. */
export function valueNamed(list: readonly { label: string; value: number }[], label: string): number {
  return found(
    list.find((each) => each.label === label),
    label,
  ).value;
}

/** A cell that the table shows. */
export function cell(table: FigureOf<'two-way-table'>, row: string, column: string): number {
  const cells = found(
    table.rows.find((each) => each.label === row),
    row,
  ).cells;
  return found(cells[table.columns.indexOf(column)] ?? undefined, `${row}, ${column}`);
}

/** Degrees of a sector whose size can be seen or worked out. */
export function sector(chart: FigureOf<'pie-chart'>, label: string): number {
  return found(
    chart.sectors.find((each) => each.label === label),
    label,
  ).degrees;
}

/** Degrees that the diagram shows at a point. */
export function angleAt(diagram: FigureOf<'diagram'>, at: string): number {
  const angle = diagram.angles.find((each) => each.at === at && /^\d/.test(each.size));
  return Number.parseFloat(found(angle, `angle at ${at}`).size);
}

/** The length that the diagram shows between two points. */
export function lengthOf(diagram: FigureOf<'diagram'>, from: string, to: string): number {
  const line = diagram.lines.find((each) => each.from === from && each.to === to);
  return Number.parseFloat(found(line?.length, `length of ${from}${to}`));
}

/** Where a named point of a grid or map is. */
export function placeOf(list: readonly { name: string; at: [number, number] }[], name: string): [x: number, y: number] {
  return found(
    list.find((each) => each.name === name),
    name,
  ).at;
}

/** What stands in the figure; a figure without it throws. */
export function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`The figure has no ${name}.`);
  return item;
}
