import { gapOf, gapStem, gapsIn, withGap } from '@wattle/contract/question-format';

/** How many gaps a passage has, and what is wrong with their numbers. */
export function gapsHint(passage: string): string {
  const gaps = gapsIn(passage);
  if (gaps.length === 0) return 'It has no gap yet.';
  const wrong = gaps.find((gap, index) => gap !== index + 1);
  const count = gaps.length === 1 ? 'It has one gap' : `It has ${gaps.length} gaps`;
  return wrong === undefined ? `${count}.` : `${count}, and [${wrong}] is out of order.`;
}

/** A stem that asks about another gap; words of its own are kept. */
export function stemForGap(stem: string, gap: number): string {
  if (gapOf(stem) !== undefined) return withGap(stem, gap);
  return [stem.trim(), gapStem(gap)].filter(Boolean).join(' ');
}

/** The stem of the next question about the same passage; empty when it has no further gap. */
export function nextGapStem(stem: string, passage: string): string {
  const gaps = gapsIn(passage);
  const next = gaps[gaps.indexOf(gapOf(stem) ?? 0) + 1];
  return next === undefined ? '' : stemForGap(stem, next);
}
