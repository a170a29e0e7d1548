import { VITALS, type VitalName } from '@wattle/contract/client-reports';
import { intervalOf, percentile75 } from './version-figures';

function histogramOf(name: VitalName, values: readonly number[]): Record<string, number> {
  const histogram: Record<string, number> = {};
  for (const value of values) {
    const interval = intervalOf(name, value);
    histogram[interval] = (histogram[interval] ?? 0) + 1;
  }
  return histogram;
}

test.each<[VitalName, number[], number, number]>([
  ['LCP', [800, 850, 880, 5_000], 600, 900],
  ['INP', [10, 20, 60, 400], 50, 75],
  ['CLS', [0, 0, 0, 0.3], 0, 0.005],
  ['CLS', [0.02, 0.2, 0.2, 0.2], 0.15, 0.25],
  ['TTFB', [90_000], 6_000, 6_000],
])('three of four measurements of %s among %j lie below a value from %d to %d', (name, values, low, high) => {
  const value = percentile75(name, histogramOf(name, values));
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
});

test.each(VITALS)('without a measurement of %s there is none', (name) => {
  expect(percentile75(name, {})).toBeNull();
});
