/** A piece of a text, as `[start, end)` in its characters. */
export type TextRange = [start: number, end: number];

const IN_WORD = /[\p{L}\p{M}\p{N}’'-]/u;

/** A range with all of the words that it begins and ends in. */
export function wholeWords(text: string, [from, to]: TextRange): TextRange {
  const isInside = (at: number) => IN_WORD.test(text.charAt(at - 1)) && IN_WORD.test(text.charAt(at));
  let [start, end] = [from, to];
  while (isInside(start)) start -= 1;
  while (isInside(end)) end += 1;
  return [start, end];
}

/** The ranges and one more, in order and apart. */
export function withRange(ranges: readonly TextRange[], added: TextRange): TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of [...ranges, added].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (start < end) joined.push([start, end]);
  }
  return joined;
}

/** What is left of the ranges when a piece is taken out of them. */
export function withoutRange(ranges: readonly TextRange[], [from, to]: TextRange): TextRange[] {
  return ranges
    .flatMap(([start, end]): TextRange[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ])
    .filter(([start, end]) => start < end);
}

/** The range that holds a whole piece of the text. */
export function rangeAround(ranges: readonly TextRange[], [from, to]: TextRange): TextRange | undefined {
  return ranges.find(([start, end]) => start <= from && to <= end);
}
