import { type Document, isDocument, isNullish, isTruthy, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import type { ExpressionCompiler } from '../compile';
import type { Expression, Scope } from '../scope';
import { named, type Operator, type Operators } from './kinds';

/** These evaluate an argument only where its value is needed. */
const lazy =
  (build: (parts: Expression[]) => Expression): Operator =>
  (argument, compiler) =>
    build((Array.isArray(argument) ? argument : [argument]).map((each) => compiler.compile(each)));

const holds = (scope: Scope) => (part: Expression) => isTruthy(part(scope));

function compileCond(argument: Value, compiler: ExpressionCompiler): Expression {
  if (isDocument(argument)) return condFields(argument, compiler);
  const parts = Array.isArray(argument) ? argument.map((each) => compiler.compile(each)) : [];
  need(parts.length === 3, 16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  return choose(parts as [Expression, Expression, Expression]);
}

function condFields(argument: Document, compiler: ExpressionCompiler): Expression {
  for (const field of argument.keys())
    need(['if', 'then', 'else'].includes(field), 17083, `Unrecognized parameter to $cond: ${field}`);
  const part = (field: string, code: number) =>
    compiler.compile(
      argument.get(field) ?? (argument.has(field) ? null : fail(code, `Missing '${field}' parameter to $cond`)),
    );
  return choose([part('if', 17080), part('then', 17081), part('else', 17082)]);
}

const choose =
  ([condition, yes, no]: [Expression, Expression, Expression]): Expression =>
  (scope) =>
    (isTruthy(condition(scope)) ? yes : no)(scope);

function compileBranch(branch: Value, compiler: ExpressionCompiler): [Expression, Expression] {
  need(isDocument(branch), 40062, '$switch expected each branch to be an object');
  need(branch.has('case'), 40065, "$switch requires each branch have a 'case' expression");
  need(branch.has('then'), 40066, "$switch requires each branch have a 'then' expression.");
  return [compiler.compile(branch.get('case') as Value), compiler.compile(branch.get('then') as Value)];
}

export const CONDITIONAL_OPERATORS: Operators = {
  $and: lazy((parts) => (scope) => parts.every(holds(scope))),
  $or: lazy((parts) => (scope) => parts.some(holds(scope))),
  $cond: compileCond,
  $ifNull: lazy((parts) => {
    need(parts.length >= 2, 1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
    return (scope) => {
      const firsts = parts.slice(0, -1);
      for (const part of firsts) {
        const value = part(scope);
        if (!isNullish(value)) return value;
      }
      return parts.at(-1)?.(scope);
    };
  }),
  $switch: named(['branches'], ['default'], (given, compiler) => {
    need(Array.isArray(given.branches), 40061, "$switch expected an array for 'branches'");
    need(given.branches.length > 0, 40068, '$switch requires at least one branch.');
    const branches = given.branches.map((each) => compileBranch(each, compiler));
    const otherwise = given.default === undefined ? undefined : compiler.compile(given.default);
    return (scope) => {
      const branch = branches.find(([condition]) => isTruthy(condition(scope)));
      if (branch) return branch[1](scope);
      if (otherwise) return otherwise(scope);
      fail(40066, '$switch could not find a matching branch for an input, and no default was specified.');
    };
  }),
};
