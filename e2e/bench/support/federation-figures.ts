import { median } from '../../support/percentile';

/** Wattle, and what it is compared with: rendered by the browser, and sent as HTML. */
export const VARIANTS = ['wattle', 'bundle', 'prerendered'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What is measured, and the goal for how many times the figure of the one bundle it may be. */
const FIGURES = {
  firstPaint: { label: 'first contentful paint, ms', goal: 0.5 },
  interactive: { label: 'a click is answered, ms', goal: 1 },
  firstVisit: { label: 'first visit, KB', goal: 1.05, isSize: true },
  secondPage: { label: 'page of a second remote, ms' },
  beyondNetwork: { label: 'of these beyond the network, ms' },
  heap: { label: 'heap after both pages, KB' },
  release: { label: 'release of a change, ms', goal: 0.25 },
} as const satisfies Record<string, { label: string; goal?: number; isSize?: boolean }>;

type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];

const BEYOND_NETWORK_GOAL_MS = 60;
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
  isTime: boolean;
}

export function goalsOf(all: readonly Measured[]): Goal[] {
  const ofEach = all.flatMap((measured) => {
    const suffix = `with ${measured.remotes} remote${measured.remotes === 1 ? '' : 's'}`;
    const ratios = NAMES.flatMap((figure) => {
      const { label, goal, isSize = false } = FIGURES[figure] as { label: string; goal?: number; isSize?: boolean };
      if (goal === undefined) return [];
      return compareWith(goal, measured.ratio(figure, 'bundle'), `${label.split(',')[0]}, ${suffix}`, !isSize);
    });
    const beyond = measured.median('beyondNetwork', 'wattle');
    return [...ratios, ...compareWith(BEYOND_NETWORK_GOAL_MS, beyond, `second page beyond the network, ${suffix}`)];
  });
  const [few, many] = [5, 20].map((count) => all.find(({ remotes }) => remotes === count));
  if (!few || !many) return ofEach;
  const growth = many.median('firstVisit', 'wattle') / few.median('firstVisit', 'wattle');
  return [...ofEach, ...compareWith(GROWTH_GOAL, growth, 'first visit with 20 remotes over that with 5', false)];
}

/** None for what was not measured. */
function compareWith(goal: number, value: number, what: string, isTime = true): Goal[] {
  if (Number.isNaN(value)) return [];
  const isMissed = value > goal;
  const line = `${what}: ${value.toFixed(goal > 10 ? 0 : 3)} (goal: at most ${goal}${isMissed ? ', missed' : ''})`;
  return [{ line, isMissed, isTime }];
}
