import { ESCAPE, KeyWriter } from '../../bson/key-writer';
import type { Maybe } from '../../bson/values';
import type { Index } from '../../storage/collection-index';
import { above, below, isTooLong } from '../../storage/key-layout';
import type { FieldBounds, Limit } from './bounds';

/** Keys of an index on the disk, from `start` up to but without `end`. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** With more ranges than this the seeks cost too much, so the filter checks the further fields. */
const MAX_RANGES = 1000;

/** The ranges of the index that hold what the bounds allow, in the order of the index. */
export function rangesOf(index: Index, bounds: readonly FieldBounds[]): KeyRange[] {
  let stems: Maybe[][] = [[]];
  for (const [position, each] of bounds.entries()) {
    if (each.kind !== 'points') return sorted(stems.flatMap((stem) => lastField(index, position, stem, each)));
    const longer = stems.flatMap((stem) => each.points.map((point) => [...stem, point]));
    if (longer.length > MAX_RANGES && position > 0) break;
    stems = longer;
  }
  return sorted(stems.map((stem) => index.stem(stem)).map((stem) => ({ start: below(stem), end: above(stem) })));
}

function sorted(ranges: KeyRange[]): KeyRange[] {
  ranges.sort((a, b) => Buffer.compare(a.start, b.start));
  return ranges.filter((range, i) => i === 0 || Buffer.compare(range.start, (ranges[i - 1] as KeyRange).start) !== 0);
}

function lastField(
  index: Index,
  position: number,
  stem: Maybe[],
  bounds: Exclude<FieldBounds, { kind: 'points' }>,
): KeyRange[] {
  const isDescending = index.fields[position]?.isDescending ?? false;
  const base = index.stem(stem);
  if (bounds.kind === 'prefix') {
    const start = prefixKey(bounds.prefix, isDescending);
    const point = index.stem([...stem, bounds.regex]);
    return [
      { start: Buffer.concat([base, start]), end: Buffer.concat([base, start, TOP]) },
      { start: below(point), end: above(point) },
    ];
  }
  const [low, high] = isDescending ? [bounds.high, bounds.low] : [bounds.low, bounds.high];
  const [first, afterLast] = typeTags(bounds.order, isDescending);
  return [
    {
      start: low ? edge(index.stem([...stem, low.value]), low, true) : Buffer.concat([base, first]),
      end: high ? edge(index.stem([...stem, high.value]), high, false) : Buffer.concat([base, afterLast]),
    },
  ];
}

/** Two bytes, because the end of a string is such a byte itself where the field is descending. */
const TOP = Buffer.from([ESCAPE, ESCAPE]);

/** Truncated keys cannot be compared here, so all of them are included; the filter checks the documents. */
function edge(stem: Buffer, { isInclusive }: Limit, isStart: boolean): Buffer {
  const isInside = isInclusive || isTooLong(stem);
  return isStart === isInside ? below(stem) : above(stem);
}

/** The first byte of the values of a type, and a byte after the last of them. */
function typeTags(order: number, isDescending: boolean): [Buffer, Buffer] {
  const tag = 0x10 + order * 8;
  // More bytes follow an inverted tag, so the end of its range is one above it.
  return isDescending
    ? [Buffer.from([~tag & 0xff]), Buffer.from([(~tag & 0xff) + 1])]
    : [Buffer.from([tag]), Buffer.from([tag + 1])];
}

function prefixKey(prefix: string, isDescending: boolean): Buffer {
  const writer = new KeyWriter();
  writer.value(prefix);
  const bytes = writer.take().subarray(0, -1);
  return isDescending ? Buffer.from(bytes.map((byte) => ~byte)) : bytes;
}
