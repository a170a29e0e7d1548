import type { WritingObservation } from '@wattle/contract/writing-observations';
import { observe } from '../observe';
import labelled from './labelled.json' with { type: 'json' };

export const PRECISION_GOAL = 0.95;

export type SetName = keyof typeof labelled;
export const SETS = Object.keys(labelled) as SetName[];
/** Labelled before anybody looked at what is noticed in it; the rules were mended after the first measurement. */
export const FRESH: SetName = 'fresh, third set';

export const textsOf = (sets: readonly SetName[]) => sets.flatMap((name) => labelled[name]);

type Kind = WritingObservation['kind'];

export interface Figure {
  kind: Kind;
  right: number;
  /** What was noticed and is not there, and what is there and was not noticed: the words, and the text around. */
  wrong: string[];
  missed: string[];
  precision: number;
  recall: number;
}

/** Compares what is noticed in the labelled texts with what a reader has marked in them, stretch by stretch. */
export async function measure(sets: readonly SetName[] = SETS): Promise<Figure[]> {
  const figures = new Map<Kind, Pick<Figure, 'right' | 'wrong' | 'missed'>>();
  for (const source of textsOf(sets)) {
    const { text, marks } = readMarks(source);
    const seen = (await observe(text)).flatMap(({ kind, places }) => places.map((place) => ({ kind, ...place })));
    const same = (one: Mark) => (other: Mark) =>
      one.kind === other.kind && one.start === other.start && one.end === other.end;
    for (const mark of [...marks, ...seen.filter((each) => !marks.some(same(each)))]) {
      const figure = figures.get(mark.kind) ?? { right: 0, wrong: [], missed: [] };
      figures.set(mark.kind, figure);
      const shown = `${text.slice(mark.start, mark.end).slice(0, 40)} | ${text.slice(Math.max(0, mark.start - 40), mark.end + 20)}`;
      if (!marks.includes(mark)) figure.wrong.push(shown);
      else if (seen.some(same(mark))) figure.right += 1;
      else figure.missed.push(shown);
    }
  }
  return [...figures].map(([kind, { right, wrong, missed }]) => ({
    kind,
    right,
    wrong,
    missed,
    precision: right / (right + wrong.length),
    recall: right / (right + missed.length),
  }));
}

interface Mark {
  kind: Kind;
  start: number;
  end: number;
}

/** `{words|kind}`: a reader found this in the words. Marks may lie in one another. */
function readMarks(source: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const starts: number[] = [];
  let text = '';
  for (const part of source.split(/(\{|\|\w+\})/)) {
    if (part === '{') starts.push(text.length);
    else if (part.startsWith('|') && part.endsWith('}'))
      marks.push({ kind: part.slice(1, -1) as Kind, start: starts.pop() ?? 0, end: text.length });
    else text += part;
  }
  return { text, marks };
}
