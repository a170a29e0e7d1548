import { median } from '../../support/percentile';

/** Wattle, and what it is compared with: rendered by the browser, and sent as HTML. */
export const VARIANTS = ['wattle', 'bundle', 'prerendered'] as const;
export type Variant = (typeof VARIANTS)[number];

interface FigureGoal {
  label: string;
  /** At most so many times the figure of the one bundle. */
  ratio?: number;
  /** At most so many milliseconds. */
  ms?: number;
  /** It does not depend on what else the machine does. */
  isSize?: boolean;
  /** The ratio that it has, short of its goal, and above which a short run fails (docs/performance.md). */
  known?: number;
}

type Figure =
  | 'firstPaint'
  | 'interactive'
  | 'firstVisit'
  | 'atOnce'
  | 'atOnceBeyond'
  | 'rested'
  | 'restedBeyond'
  | 'heap'
  | 'release';

const FIGURES: Readonly<Record<Figure, FigureGoal>> = {
  firstPaint: { label: 'first contentful paint, ms', ratio: 0.5 },
  interactive: { label: 'a click is answered, ms', ratio: 1 },
  firstVisit: { label: 'first visit, KB', ratio: 1.05, isSize: true, known: 1.13 },
  atOnce: { label: 'second page, ms' },
  atOnceBeyond: { label: 'second page beyond the network, ms' },
  rested: { label: 'second page, pointer rested, ms' },
  restedBeyond: { label: 'rested, beyond the network, ms', ms: 60 },
  heap: { label: 'heap after both pages, KB' },
  release: { label: 'release of a change, ms', ratio: 0.25 },
};
const NAMES = Object.keys(FIGURES) as Figure[];

/** Of the first visit, from 5 to 20 remotes. */
const GROWTH_GOAL = 1.05;

/** What was measured with so many remotes. */
export class Measured {
  private readonly values = new Map<string, number[]>();

  constructor(readonly remotes: number) {}

  add(figure: Figure, variant: Variant, value: number): void {
    const key = `${figure} ${variant}`;
    this.values.set(key, [...(this.values.get(key) ?? []), value]);
  }

  /** NaN for what was not measured. */
  median(figure: Figure, variant: Variant): number {
    return median(this.values.get(`${figure} ${variant}`) ?? []);
  }

  ratio(figure: Figure, variant: Variant): number {
    return this.median(figure, 'wattle') / this.median(figure, variant);
  }

  medians(): object {
    const of = (figure: Figure) => Object.fromEntries(VARIANTS.map((each) => [each, this.median(figure, each)]));
    return { remotes: this.remotes, ...Object.fromEntries(NAMES.map((figure) => [figure, of(figure)])) };
  }
}

/** The table of one number of remotes. */
export function linesOf(measured: Measured): string[] {
  const ratio = (figure: Figure, variant: Variant) => measured.ratio(figure, variant).toFixed(2);
  const rows = NAMES.filter((figure) => !Number.isNaN(measured.median(figure, 'wattle'))).map((figure) => [
    FIGURES[figure].label,
    ...VARIANTS.map((variant) => measured.median(figure, variant).toFixed(0)),
    ratio(figure, 'bundle'),
    ratio(figure, 'prerendered'),
  ]);
  const head = ['', 'Wattle', 'one bundle', 'as HTML', 'Wattle / one bundle', '/ as HTML'];
  const title = `\n${measured.remotes} remote${measured.remotes === 1 ? '' : 's'}`;
  return [title, ...[head, ...rows].map(([label = '', ...cells]) => tableLine(label, cells)), ''];
}

function tableLine(label: string, cells: readonly string[]): string {
  return label.padEnd(34) + cells.map((cell) => cell.replace('NaN', '-').padStart(12)).join(' ');
}

interface Goal {
  line: string;
  isMissed: boolean;
  /** Also where little was measured: a size that is above what is known. */
  isWorse: boolean;
}

export function goalsOf(all: readonly Measured[]): Goal[] {
  const ofEach = all.flatMap((measured) =>
    NAMES.flatMap((figure) => {
      const { label, ratio, ms } = FIGURES[figure];
      const what = `${label}, with ${measured.remotes} remote${measured.remotes === 1 ? '' : 's'}`;
      return [
        ...goalFor(`${what}, over one bundle`, measured.ratio(figure, 'bundle'), ratio, FIGURES[figure]),
        ...goalFor(what, measured.median(figure, 'wattle'), ms, FIGURES[figure]),
      ];
    }),
  );
  const [few, many] = [5, 20].map((count) => all.find(({ remotes }) => remotes === count));
  if (!few || !many) return ofEach;
  const growth = many.median('firstVisit', 'wattle') / few.median('firstVisit', 'wattle');
  return [...ofEach, ...goalFor('first visit with 20 remotes over that with 5', growth, GROWTH_GOAL, { isSize: true })];
}

/** None for what has no goal, or was not measured. */
function goalFor(
  what: string,
  value: number,
  goal: number | undefined,
  { isSize = false, known = goal }: Pick<FigureGoal, 'isSize' | 'known'>,
): Goal[] {
  if (goal === undefined || known === undefined || Number.isNaN(value)) return [];
  const isMissed = value > goal;
  const line = `${what}: ${value.toFixed(goal > 10 ? 0 : 3)} (goal: at most ${goal}${isMissed ? ', missed' : ''})`;
  return [{ line, isMissed, isWorse: isSize && value > known }];
}
