import type { TextRange } from '@wattle/contract/writing-marks';

const IN_WORD = /[\p{L}\p{M}\p{N}’'-]/u;

/** A range with all of the words that it begins and ends in. */
export function wholeWords(text: string, range: TextRange): TextRange {
  const isInside = (at: number) => IN_WORD.test(text.charAt(at - 1)) && IN_WORD.test(text.charAt(at));
  let { start, end } = range;
  while (isInside(start)) start -= 1;
  while (isInside(end)) end += 1;
  return { start, end };
}

/** The ranges and one more, in order and apart. */
export function withRange(ranges: readonly TextRange[], added: TextRange): TextRange[] {
  const joined: TextRange[] = [];
  for (const { start, end } of [...ranges, added].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) joined.push({ start, end });
  }
  return joined;
}

/** What is left of the ranges when a piece is taken out of them. */
export function withoutRange(ranges: readonly TextRange[], removed: TextRange): TextRange[] {
  return ranges
    .flatMap(({ start, end }) => [
      { start, end: Math.min(end, removed.start) },
      { start: Math.max(start, removed.end), end },
    ])
    .filter(({ start, end }) => start < end);
}

/** The range that holds a whole piece of the text. */
export function rangeAround(ranges: readonly TextRange[], piece: TextRange): TextRange | undefined {
  return ranges.find(({ start, end }) => start <= piece.start && piece.end <= end);
}
