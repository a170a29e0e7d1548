import { binomial, randomFrom } from '../../test/random';
import { EVIDENCE_LIMIT, judgeCanary, type ViewCounts } from './judge-canary';

const SEED = 20_261_122;
const CANARIES = 1_000;
/** The watcher looks once a minute, for a day. */
const LOOKS = 1_440;

interface Traffic {
  viewsPerMinute: number;
  /** Share of the visitors who get the canary. */
  share: number;
  errorRate: number;
  /** The canary's error rate is so many times that of the active version. */
  ratio: number;
}

/** Views of a canary until it is taken back; undefined when it never is. */
function viewsUntilTakenBack(random: () => number, { viewsPerMinute, share, errorRate, ratio }: Traffic) {
  const canary: ViewCounts = { views: 0, failedViews: 0 };
  const active: ViewCounts = { views: 0, failedViews: 0 };
  const add = (counts: ViewCounts, views: number, rate: number) => {
    counts.views += views;
    counts.failedViews += binomial(random, views, rate);
  };
  for (let look = 0; look < LOOKS; look += 1) {
    const canaryViews = binomial(random, viewsPerMinute, share);
    add(canary, canaryViews, errorRate * ratio);
    add(active, viewsPerMinute - canaryViews, errorRate);
    if (judgeCanary(canary, active).isWorse) return canary.views;
  }
  return undefined;
}

function simulate(traffic: Traffic): { takenBack: number; medianViews: number | undefined } {
  const random = randomFrom(SEED);
  const views = Array.from({ length: CANARIES }, () => viewsUntilTakenBack(random, traffic));
  const takenBack = views.filter((each) => each !== undefined).sort((one, other) => one - other);
  return { takenBack: takenBack.length, medianViews: takenBack[Math.floor(CANARIES / 2)] };
}

const printed: string[] = [];
afterAll(() => process.stdout.write(`Simulated canaries\n  ${printed.join('\n  ')}\n`));

test.each([
  { viewsPerMinute: 100, share: 0.1, errorRate: 0.01 },
  { viewsPerMinute: 100, share: 0.5, errorRate: 0.01 },
  { viewsPerMinute: 100, share: 0.1, errorRate: 0.001 },
  { viewsPerMinute: 20, share: 0.05, errorRate: 0.05 },
])(
  'of 1,000 canaries without a difference, looked at every minute of a day, at most 50 are taken back: %j',
  (traffic) => {
    const { takenBack } = simulate({ ...traffic, ratio: 1 });
    printed.push(`no difference, ${JSON.stringify(traffic)}: ${takenBack} of ${CANARIES} taken back`);
    expect(takenBack).toBeLessThanOrEqual(CANARIES * 0.05);
  },
);

test.each([
  [2, 3_000],
  [5, 500],
  [20, 150],
])('a canary with %i times the errors is taken back, mostly after %i of its own views or fewer', (ratio, maxViews) => {
  const { takenBack, medianViews } = simulate({ viewsPerMinute: 100, share: 0.1, errorRate: 0.01, ratio });
  printed.push(
    `${ratio} times the errors: ${takenBack} of ${CANARIES} taken back, half of them by ${medianViews} views`,
  );
  expect(takenBack).toBeGreaterThanOrEqual(CANARIES * 0.99);
  expect(medianViews).toBeLessThanOrEqual(maxViews);
});

test.each<[string, ViewCounts, ViewCounts, boolean]>([
  ['nothing was seen yet', { views: 0, failedViews: 0 }, { views: 0, failedViews: 0 }, false],
  ['only the canary was seen', { views: 50, failedViews: 50 }, { views: 0, failedViews: 0 }, false],
  ['both have no errors', { views: 1_000, failedViews: 0 }, { views: 9_000, failedViews: 0 }, false],
  ['the canary has fewer', { views: 1_000, failedViews: 0 }, { views: 9_000, failedViews: 900 }, false],
  ['four views failed', { views: 4, failedViews: 4 }, { views: 400, failedViews: 0 }, false],
  ['every view of the canary fails', { views: 12, failedViews: 12 }, { views: 12, failedViews: 0 }, true],
])('%s', (_what, canary, active, isWorse) => {
  expect(judgeCanary(canary, active).isWorse).toBe(isWorse);
});

test('the evidence is a number also where it is overwhelming', () => {
  const { evidence } = judgeCanary({ views: 1e6, failedViews: 1e6 }, { views: 1e6, failedViews: 0 });
  expect(evidence).toBeGreaterThan(EVIDENCE_LIMIT);
  expect(JSON.parse(JSON.stringify(evidence))).toBe(evidence);
});
