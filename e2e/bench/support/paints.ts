/** What a visitor sees while the page loads, in milliseconds since it was asked for. */
export interface Paints {
  /** Of content: a bare background does not count. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift. */
  shifts: number;
}

/** Runs in the page, before anything else: keeps its paints in the window. */
export function watchPaints(): void {
  const paints: Paints = { firstPaint: Number.NaN, largestPaint: Number.NaN, shifts: 0 };
  Object.assign(window, { paints });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    paints.shifts += (entry as unknown as { value: number }).value;
  });
}
