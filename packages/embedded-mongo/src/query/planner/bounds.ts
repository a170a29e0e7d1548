import { show } from '../../bson/show';
import { BSONRegExp, isNullish, MaxKey, type Maybe, MinKey, typeOf, type Value } from '../../bson/values';
import { ownEntry } from '../../own-entry';
import { isOperatorDocument } from '../matcher/condition';
import type { FieldCondition } from './conditions';

export interface Limit {
  value: Value;
  isInclusive: boolean;
}

export type FieldBounds =
  | { kind: 'points'; points: Maybe[] }
  /** Within one type; an open end reaches to the end of the type. */
  | { kind: 'range'; order: number; low?: Limit; high?: Limit }
  /** Strings with a prefix, and the regular expression itself as a value. */
  | { kind: 'prefix'; prefix: string; regex: BSONRegExp };

/** Undefined where the conditions do not narrow the field. */
export function boundsOf(conditions: readonly FieldCondition[], isMultikey: boolean): FieldBounds | undefined {
  const all = conditions.flatMap((each) => ownEntry(READERS, each.operator)?.(each.argument) ?? []);
  const points = all.find(({ kind }) => kind === 'points');
  if (points) return points;
  const [first, ...others] = all;
  // One element of an array may fulfil one side of a range and another element the other side.
  if (isMultikey || first?.kind !== 'range') return first;
  return others.reduce<FieldBounds>((result, other) => intersect(result, other), first);
}

type Reader = (argument: Value) => FieldBounds | undefined;

const equal: Reader = (argument) => {
  if (!Array.isArray(argument)) return { kind: 'points', points: [argument] };
  // An array is indexed by its elements where it is the field, and as a whole where it is an element of the field.
  return { kind: 'points', points: [argument[0], argument] };
};

function range(limit: (value: Value) => { low?: Limit; high?: Limit }, isInclusive: boolean): Reader {
  return (argument) => {
    if (argument === null) return isInclusive ? { kind: 'points', points: [null] } : undefined;
    if (argument instanceof MinKey || argument instanceof MaxKey || Array.isArray(argument)) return undefined;
    return { kind: 'range', order: typeOf(argument).order, ...limit(argument) };
  };
}

const above = (isInclusive: boolean) => range((value) => ({ low: { value, isInclusive } }), isInclusive);
const below = (isInclusive: boolean) => range((value) => ({ high: { value, isInclusive } }), isInclusive);

const READERS: Record<string, Reader> = {
  $eq: equal,
  $in: (argument) => {
    if (!Array.isArray(argument) || argument.some((each) => each instanceof BSONRegExp || isOperatorDocument(each)))
      return undefined;
    return { kind: 'points', points: argument.flatMap((each) => (Array.isArray(each) ? [each[0], each] : [each])) };
  },
  $gt: above(false),
  $gte: above(true),
  $lt: below(false),
  $lte: below(true),
  $regex: (argument) => {
    const prefix = argument instanceof BSONRegExp ? prefixOf(argument) : undefined;
    return prefix ? { kind: 'prefix', prefix, regex: argument as BSONRegExp } : undefined;
  },
};

/** The plain characters with which every matched string begins. */
function prefixOf({ pattern, options }: BSONRegExp): string | undefined {
  if (options !== '' || !pattern.startsWith('^') || pattern.includes('|')) return undefined;
  const [plain = ''] = /^(?:[^\\.*+?()[\]{}^$|]|\\[^\w\s])*/.exec(pattern.slice(1)) ?? [];
  const isRepeated = /^[*?{]/.test(pattern.slice(1 + plain.length));
  const characters = [...plain.replace(/\\(.)/g, '$1')];
  return (isRepeated ? characters.slice(0, -1) : characters).join('') || undefined;
}

function intersect(a: FieldBounds, b: FieldBounds): FieldBounds {
  if (a.kind !== 'range' || b.kind !== 'range' || a.order !== b.order) return a;
  return { ...a, ...(a.low ? {} : b.low && { low: b.low }), ...(a.high ? {} : b.high && { high: b.high }) };
}

export function showBounds(bounds: FieldBounds | undefined): string[] {
  if (!bounds) return ['[MinKey, MaxKey]'];
  if (bounds.kind === 'points') return bounds.points.map((point) => `[${showPoint(point)}, ${showPoint(point)}]`);
  if (bounds.kind === 'prefix') return [`["${bounds.prefix}", "${bounds.prefix}\uffff")`];
  const { low, high } = bounds;
  return [
    `${low?.isInclusive ? '[' : '('}${low ? show(low.value) : '-inf'}, ${high ? show(high.value) : 'inf'}${high?.isInclusive ? ']' : ')'}`,
  ];
}

const showPoint = (point: Maybe) => (isNullish(point) ? String(point) : show(point));
