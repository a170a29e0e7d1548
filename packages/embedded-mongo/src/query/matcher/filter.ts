import { BSONRegExp, type Document, isDocument, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import { ownEntry } from '../../own-entry';
import { ARRAY_OPERATORS } from './array-operators';
import { COMPARISON_OPERATORS, equals } from './comparison-operators';
import {
  all,
  atPath,
  type Condition,
  type FieldOperator,
  type FilterCompiler,
  isOperatorDocument,
  type Predicate,
  REFERENCE_FIELDS,
} from './condition';
import { LOGICAL_OPERATORS } from './logical-operators';

const FIELD_OPERATORS: Record<string, FieldOperator> = { ...COMPARISON_OPERATORS, ...ARRAY_OPERATORS };
const COMPILER: FilterCompiler = { filter: compileFilter, conditions: compileConditions };

export function compileFilter(filter: Document): Predicate {
  return all([...filter].map(([name, value]) => (name.startsWith('$') ? compileLogical : compileField)(name, value)));
}

/** The fields that a filter looks at, with their dots. */
export function fieldsOf(filter: Document): string[] {
  return [...filter].flatMap(([name, argument]) => {
    const parts = name.startsWith('$') && Array.isArray(argument) ? argument : undefined;
    return parts?.flatMap((part) => (isDocument(part) ? fieldsOf(part) : [])) ?? [name];
  });
}

export function compileConditions(operators: Document): Condition {
  return { every: [...operators].map(([name, argument]) => compileOperator(name, argument, operators)) };
}

function compileField(name: string, value: Maybe): Predicate {
  return atPath(isOperatorDocument(value) ? compileConditions(value) : { test: equals(value) }, name.split('.'));
}

function compileOperator(name: string, argument: Maybe, siblings: Document): Condition {
  if (name === '$not') return { not: compileNegated(argument) };
  const operator = ownEntry(FIELD_OPERATORS, name);
  if (!operator) fail('BadValue', `unknown operator: ${name}`);
  return operator(argument, COMPILER, siblings);
}

/** The argument of `$not`: a regular expression or a document of operators. */
function compileNegated(argument: Maybe): Condition {
  if (argument instanceof BSONRegExp) return { test: equals(argument) };
  need(isDocument(argument), 'BadValue', '$not needs a regex or a document');
  need(argument.size > 0, 'BadValue', '$not cannot be empty');
  return compileConditions(argument);
}

function compileLogical(name: string, argument: Maybe): Predicate {
  if (REFERENCE_FIELDS.has(name)) return atPath({ test: equals(argument) }, [name]);
  const operator = ownEntry(LOGICAL_OPERATORS, name);
  if (operator) return operator(argument, COMPILER);
  fail(
    'BadValue',
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}
