import { show } from '../../bson/show';
import { isDocument, isNullish, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import type { ExpressionCompiler } from '../compile';
import type { Expression } from '../scope';

/** Turns the argument of an operator into an expression; the name is the one it was called by, for its sentences. */
export type Operator = (argument: Value, compiler: ExpressionCompiler, name: string) => Expression;
export type Operators = Record<string, Operator>;

/** How many arguments an operator takes: so many, or from the least to the most. */
type Arity = number | readonly [least: number, most: number];

export const ANY_NUMBER: Arity = [0, Number.POSITIVE_INFINITY];

const listOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument]);

function checkArity(name: string, arity: Arity, count: number) {
  const [least, most] = typeof arity === 'number' ? [arity, arity] : arity;
  if (count >= least && count <= most) return;
  if (least === most) fail(16020, `Expression ${name} takes exactly ${least} arguments. ${count} were passed in.`);
  fail(
    28667,
    `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${count} were passed in.`,
  );
}

/** An operator that evaluates its arguments first. */
export function plain(arity: Arity, evaluate: (values: Maybe[], name: string) => Maybe): Operator {
  return (argument, compiler, name) => {
    const expressions = listOf(argument).map((each) => compiler.compile(each));
    checkArity(name, arity, expressions.length);
    return (scope) =>
      evaluate(
        expressions.map((each) => each(scope)),
        name,
      );
  };
}

/** As many values as the operator asked for, none of them null. */
type Given = [Value, Value, Value, ...Value[]];

/** As `plain`, and null as soon as one of the arguments is null or missing. */
export function nullable(arity: Arity, evaluate: (values: Given, name: string) => Maybe): Operator {
  return plain(arity, (values, name) => (values.some(isNullish) ? null : evaluate(values as Given, name)));
}

/** An operator with named arguments, such as `{ input, as, in }`; those that are not given stay undefined. */
export function named<Name extends string>(
  required: readonly Name[],
  optional: readonly Name[],
  build: (given: Record<Name, Value | undefined>, compiler: ExpressionCompiler, name: string) => Expression,
): Operator {
  const known: readonly string[] = [...required, ...optional];
  return (argument, compiler, name) => {
    need(isDocument(argument), 'FailedToParse', `${name} only supports an object as its argument`);
    const other = [...argument.keys()].find((field) => !known.includes(field));
    need(other === undefined, 'FailedToParse', `Unrecognized argument to ${name}: ${other}`);
    const missing = required.find((field) => !argument.has(field));
    need(missing === undefined, 'FailedToParse', `Missing '${missing}' parameter to ${name}: ${show(argument)}`);
    return build(Object.fromEntries(argument) as Record<Name, Value | undefined>, compiler, name);
  };
}

/** As `named`, with every argument evaluated first. */
export function namedPlain<Name extends string>(
  required: readonly Name[],
  optional: readonly Name[],
  evaluate: (given: Record<Name, Maybe>, name: string) => Maybe,
): Operator {
  return named(required, optional, (given, compiler, name) => {
    const parts = Object.entries<Value | undefined>(given).map(
      ([field, value]) => [field, compiler.compile(value as Value)] as const,
    );
    return (scope) => {
      const values = parts.map(([field, expression]) => [field, expression(scope)]);
      return evaluate(Object.fromEntries(values) as Record<Name, Maybe>, name);
    };
  });
}
