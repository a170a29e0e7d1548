import type { Figure } from '../figures/figure';
import { total } from '../lists';

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

/** Sum of all cells in these rows and columns. */
export function sumOf(table: FigureOf<'two-way-table'>, rows: readonly string[], columns: readonly string[]): number {
  return total(rows.flatMap((row) => columns.map((column) => cell(table, row, column))));
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

/** Degrees between two lines of a diagram, as it is drawn. */
export function measuredAngle({ points }: FigureOf<'diagram'>, at: string, [one, other]: [string, string]): number {
  const [x0, y0] = found(points[at], at);
  const [first, second] = [one, other].map((name) => {
    const [x, y] = found(points[name], name);
    return Math.atan2(y - y0, x - x0);
  });
  const degrees = (Math.abs(found(first, one) - found(second, other)) * 180) / Math.PI;
  return Number(Math.min(degrees, 360 - degrees).toFixed(1));
}

/** Area of all parts with this colour, as they are drawn. */
export function measuredArea({ points, areas }: FigureOf<'diagram'>, fill: string): number {
  const doubled = areas
    .filter((area) => area.fill === fill)
    .map(({ corners }) => {
      const places = corners.map((name) => found(points[name], name));
      const products = places.map(([x, y], at) => {
        const [nextX, nextY] = found(places[(at + 1) % places.length], 'corner');
        return x * nextY - nextX * y;
      });
      return Math.abs(products.reduce((sum, product) => sum + product, 0));
    });
  return Number((doubled.reduce((sum, area) => sum + area, 0) / 2).toFixed(3));
}
