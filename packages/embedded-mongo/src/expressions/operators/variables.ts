import { toNumber } from '../../bson/numbers';
import {
  isDocument,
  isInt32,
  isNullish,
  isNumber,
  isString,
  isTruthy,
  type Maybe,
  typeName,
  type Value,
} from '../../bson/values';
import { fail, need } from '../../errors';
import { named, type Operators } from './kinds';

function arrayOrNull(value: Maybe, code: number, what: string): Value[] | null {
  if (isNullish(value)) return null;
  return Array.isArray(value) ? value : fail(code, `${what} must be an array, but is ${typeName(value)}`);
}

const variableName = (name: Maybe, otherwise: string): string => (isString(name) ? name : otherwise);

/** The operators that give names to values. */
export const VARIABLE_OPERATORS: Operators = {
  $let: named(['vars', 'in'], [], ({ vars, in: body }, compiler) => {
    need(isDocument(vars), 10065, 'invalid parameter: expected an object (vars)');
    const values = [...vars].map(([name, value]) => [name, compiler.compile(value)] as const);
    const inner = compiler.with(...vars.keys()).compile(body as Value);
    return (scope) => inner(values.reduce((result, [name, value]) => result.bind(name, value(scope)), scope));
  }),

  $map: named(['input', 'in'], ['as'], (given, compiler) => {
    const name = variableName(given.as, 'this');
    const input = compiler.compile(given.input as Value);
    const body = compiler.with(name).compile(given.in as Value);
    return (scope) =>
      arrayOrNull(input(scope), 16883, 'input to $map')?.map((each) => body(scope.bind(name, each)) ?? null) ?? null;
  }),

  $filter: named(['input', 'cond'], ['as', 'limit'], (given, compiler) => {
    const name = variableName(given.as, 'this');
    const input = compiler.compile(given.input as Value);
    const condition = compiler.with(name).compile(given.cond as Value);
    const limit = compiler.compile(given.limit ?? null);
    return (scope) => {
      const array = arrayOrNull(input(scope), 28651, 'input to $filter');
      if (!array) return null;
      const most = parseLimit(limit(scope));
      const kept: Value[] = [];
      for (const each of array) {
        if (kept.length >= most) break;
        if (isTruthy(condition(scope.bind(name, each)))) kept.push(each);
      }
      return kept;
    };
  }),

  $reduce: named(['input', 'initialValue', 'in'], [], (given, compiler) => {
    const input = compiler.compile(given.input as Value);
    const start = compiler.compile(given.initialValue as Value);
    const body = compiler.with('this', 'value').compile(given.in as Value);
    return (scope) => {
      const array = arrayOrNull(input(scope), 40080, 'input to $reduce');
      if (!array) return null;
      return array.reduce<Maybe>((value, each) => body(scope.bind('this', each).bind('value', value)), start(scope));
    };
  }),
};

function parseLimit(limit: Maybe): number {
  if (isNullish(limit)) return Number.POSITIVE_INFINITY;
  const number = isNumber(limit) ? toNumber(limit) : Number.NaN;
  need(isInt32(number), 327391, '$filter: limit must be represented as a 32-bit integral value');
  need(number > 0, 327392, '$filter: limit must be greater than 0');
  return number;
}
