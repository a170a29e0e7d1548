import type { TestFigures } from '@wattle/contract/item-statistics';

/** What tests of one length are counted by. */
export interface TestCounts {
  n: number;
  /** Of the scores, and of their squares. */
  sum: number;
  sumOfSquares: number;
  /** By the place of the question in the test: how many had it right. */
  right: readonly number[];
}

/** Only questions that carry marks may be counted. */
export function testFigures({ n, sum, sumOfSquares, right }: TestCounts): TestFigures | null {
  if (n < 2) return null;
  const mean = sum / n;
  const variance = (sumOfSquares - n * mean * mean) / (n - 1);
  const sd = Math.sqrt(Math.max(0, variance));
  const alpha = variance <= 0 || right.length < 2 ? null : alphaOf(right, n, variance);
  const errorRatio = alpha === null ? null : Math.sqrt(1 - alpha);
  return { mean, sd, alpha, errorRatio, sem: errorRatio === null ? null : errorRatio * sd };
}

/** Cronbach's alpha. It may be negative. */
function alphaOf(right: readonly number[], n: number, variance: number): number {
  const ofQuestions = right.reduce((total, each) => total + (each * (1 - each / n)) / (n - 1), 0);
  return (right.length / (right.length - 1)) * (1 - ofQuestions / variance);
}
