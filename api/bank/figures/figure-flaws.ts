import type { Diagram } from './diagram';
import type { Figure } from './figure';

/** Why a figure contradicts itself; empty when it doesn't. */
export function figureFlaws(figure: Figure): string[] {
  switch (figure.kind) {
    case 'bar-chart':
      return figure.bars.flatMap(({ label, value }) =>
        value > figure.max ? [`${label} is higher than the axis`] : [],
      );
    case 'line-graph':
      return figure.points.flatMap(({ label, value }) =>
        value > figure.yMax || value < figure.yMin ? [`${label} is outside the axis`] : [],
      );
    case 'pie-chart': {
      const degrees = figure.sectors.reduce((sum, sector) => sum + sector.degrees, 0);
      const isSquare = figure.sectors.every((sector) => sector.shown !== 'right-angle' || sector.degrees === 90);
      return [...(degrees === 360 ? [] : [`The sectors have ${degrees}°`]), ...(isSquare ? [] : ['No right angle'])];
    }
    case 'two-way-table':
      return tableFlaws(figure);
    case 'dial':
      return isOnScale(figure.value, figure) ? [] : ['The dial points outside its scale'];
    case 'thermometers':
      return figure.readings.flatMap(({ name, value }) =>
        isOnScale(value, figure) ? [] : [`${name} is off the scale`],
      );
    case 'number-line':
      return figure.markers.flatMap(({ name, at }) =>
        at < figure.from || at > figure.to ? [`${name} is outside`] : [],
      );
    case 'map':
      return [...figure.places.map(({ at }) => at), ...figure.tracks.flat()].flatMap(([x, y]) =>
        x < 0 || y < 0 || x > figure.columns || y > figure.rows ? [`(${x}, ${y}) is outside the map`] : [],
      );
    case 'diagram':
      return [...tickFlaws(figure), ...(figure.isToScale ? scaleFlaws(figure) : [])];
    default:
      return [];
  }
}

const isOnScale = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

type Table = Extract<Figure, { kind: 'two-way-table' }>;

/** Rows and columns named Total are the sums of the others, where all of them are shown. */
function tableFlaws({ columns, rows }: Table): string[] {
  const lines = [
    ...rows.map(({ label, cells }) => ({ label, names: columns, cells })),
    ...columns.map((label, at) => ({
      label,
      names: rows.map((row) => row.label),
      cells: rows.map(({ cells }) => cells[at] ?? null),
    })),
  ];
  return lines.flatMap(({ label, names, cells }) => {
    const sum = cells[names.indexOf('Total')];
    const parts = cells.filter((_, at) => names[at] !== 'Total');
    if (cells.length !== names.length) return [`${label} has another number of cells`];
    if (sum === undefined || sum === null || parts.includes(null)) return [];
    return parts.reduce<number>((all, part) => all + (part ?? 0), 0) === sum ? [] : [`${label} does not add up`];
  });
}

/** Ticks that say which lines are equally long stand on at least two lines. */
function tickFlaws({ lines }: Diagram): string[] {
  return lines.flatMap(({ from, to, ticks }) =>
    ticks && lines.filter((each) => each.ticks === ticks).length < 2 ? [`No line is marked like ${from}${to}`] : [],
  );
}

/** Lengths and angles whose text is another than that of the drawing. */
function scaleFlaws({ points, lines, angles }: Diagram): string[] {
  const place = (name: string) => points[name] ?? [Number.NaN, Number.NaN];
  const offset = (from: string, to: string) => [place(to)[0] - place(from)[0], place(to)[1] - place(from)[1]] as const;
  const zooms = lines.flatMap(({ from, to, length }) =>
    length && /^\d/.test(length) ? [Math.hypot(...offset(from, to)) / Number.parseFloat(length)] : [],
  );
  const isUneven = zooms.some((zoom) => Math.abs(zoom / (zooms[0] ?? zoom) - 1) > 0.01);
  const wrongAngles = angles.flatMap(({ at, between: [one, other], size }) => {
    const [[x1, y1], [x2, y2]] = [offset(at, one), offset(at, other)];
    const degrees = (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
    return /^\d/.test(size) && Math.abs(degrees - Number.parseFloat(size)) > 1
      ? [`The angle at ${at} is not ${size}`]
      : [];
  });
  return [...(isUneven ? ['The lengths have different scales'] : []), ...wrongAngles];
}
