import { CANARIES, simulate } from '../../test/simulated-canaries';
import { EVIDENCE_LIMIT } from './judge-canary';

const printed: string[] = [];
afterAll(() => process.stdout.write(`Simulated canaries\n  ${printed.join('\n  ')}\n`));

test.each([
  { share: 10, visitsPerMinute: 16, errorRate: 0, alwaysFailing: 0.01 },
  { share: 50, visitsPerMinute: 16, errorRate: 0, alwaysFailing: 0.01 },
  { share: 10, visitsPerMinute: 16, errorRate: 0.0002, alwaysFailing: 0.002 },
  { share: 5, visitsPerMinute: 3, errorRate: 0.02, alwaysFailing: 0.02 },
  { share: 1, visitsPerMinute: 50, errorRate: 0.001, alwaysFailing: 0.01 },
  { share: 10, visitsPerMinute: 16, errorRate: 0.01, alwaysFailing: 0, sharesNetworks: true },
  { share: 10, visitsPerMinute: 16, errorRate: 0, alwaysFailing: 0.01, sharesNetworks: true },
])(
  'of 1,000 canaries without a difference, looked at every minute of a day, at most one in a hundred is taken back: %j',
  (traffic) => {
    const { takenBack } = simulate({ ...traffic, ratio: 1 });
    printed.push(`no difference, ${JSON.stringify(traffic)}: ${takenBack} of ${CANARIES} taken back`);
    expect(takenBack).toBeLessThanOrEqual(CANARIES / EVIDENCE_LIMIT);
  },
);

test.each([
  [2, 50, 0.3, false],
  [5, 10, 0.95, false],
  [5, 10, 0.8, true],
  [20, 10, 1, true],
])(
  'a canary that fails for %i times as many of 5,000 visitors, at %i percent, is taken back',
  (ratio, share, least, sharesNetworks) => {
    const traffic = { share, visitsPerMinute: 16, errorRate: 0, alwaysFailing: 0.01, sharesNetworks };
    const { takenBack, medianVisitors } = simulate({ ...traffic, ratio });
    printed.push(
      `${ratio} times as many, at ${share} %${sharesNetworks ? ', in shared networks' : ''}: ${takenBack} of ${CANARIES} taken back${medianVisitors ? `, half of all by ${medianVisitors} visitors of their own` : ''}`,
    );
    expect(takenBack).toBeGreaterThanOrEqual(CANARIES * least);
  },
);
