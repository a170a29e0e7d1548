import { identityOf } from '../../bson/key-writer';
import { isTruthy, type Maybe, typeName, type Value } from '../../bson/values';
import { fail } from '../../errors';
import { arrayOf } from './arrays';
import { ANY_NUMBER, nullable, type Operators, plain } from './kinds';

/** The values of an array, each once, by what makes them equal. */
type ValueSet = Map<string, Value>;

function setOf(value: Maybe, name: string): ValueSet {
  if (!Array.isArray(value))
    fail(17048, `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`);
  const set: ValueSet = new Map();
  for (const each of value) {
    const identity = identityOf(each);
    if (!set.has(identity)) set.set(identity, each);
  }
  return set;
}

const setsOf = (values: readonly Maybe[], name: string): [ValueSet, ...ValueSet[]] => {
  const [first = new Map(), ...others] = values.map((each) => setOf(each, name));
  return [first, ...others];
};

const isSubset = (a: ValueSet, b: ValueSet) => [...a.keys()].every((each) => b.has(each));

const only = (set: ValueSet, isKept: (identity: string) => boolean): Value[] =>
  [...set].filter(([identity]) => isKept(identity)).map(([, value]) => value);

export const SET_OPERATORS: Operators = {
  $setUnion: nullable(ANY_NUMBER, (values, name) => {
    const all = setsOf(values, name).flatMap((set) => [...set]);
    return [...new Map(all).values()];
  }),
  $setIntersection: nullable(ANY_NUMBER, (values, name) => {
    const [first, ...others] = setsOf(values, name);
    return only(first, (identity) => others.every((set) => set.has(identity)));
  }),
  $setDifference: nullable(2, ([a, b], name) => {
    const taken = setOf(b, name);
    return only(setOf(a, name), (identity) => !taken.has(identity));
  }),
  $setEquals: plain([2, Number.POSITIVE_INFINITY], (values, name) => {
    const [first, ...others] = setsOf(values, name);
    return others.every((set) => isSubset(first, set) && isSubset(set, first));
  }),
  $setIsSubset: plain(2, ([a, b], name) => isSubset(setOf(a, name), setOf(b, name))),
  $allElementsTrue: plain(1, ([value], name) => arrayOf(value, 5159200, `${name}'s argument`).every(isTruthy)),
  $anyElementTrue: plain(1, ([value], name) => arrayOf(value, 17041, `${name}'s argument`).some(isTruthy)),
};
