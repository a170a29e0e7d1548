import { toNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { type Document, isDocument, isNumber, type Maybe, type Value } from '../../bson/values';
import { need } from '../../errors';
import { equals } from './comparison-operators';
import { onValue } from './condition';
import type { FieldOperator, FilterCompiler } from './filter';
import { isOperatorDocument } from './operator-document';
import type { Test } from './path-walk';

export const ARRAY_CONDITIONS: Record<string, FieldOperator> = {
  $size: (argument) => {
    need(isNumber(argument), 'FailedToParse', `Failed to parse $size. Expected a number in: $size: ${show(argument)}`);
    const size = toNumber(argument);
    need(
      Number.isInteger(size),
      'FailedToParse',
      `Failed to parse $size. Expected an integer: $size: ${show(argument)}`,
    );
    need(
      size >= 0,
      'FailedToParse',
      `Failed to parse $size. Expected a non-negative number in: $size: ${show(argument)}`,
    );
    return { test: (value) => Array.isArray(value) && value.length === size, isWhole: true };
  },

  $all: (argument, compiler) => {
    need(Array.isArray(argument), 'BadValue', '$all needs an array');
    if (argument.length === 0) return { test: () => false };
    const isElemMatch = argument.map((each) => isDocument(each) && each.has('$elemMatch'));
    if (isElemMatch[0]) {
      need(!isElemMatch.includes(false), 'BadValue', '$all/$elemMatch has to be consistent');
      return { every: argument.map((each) => compiler.conditions(each as Document)) };
    }
    need(!argument.some(isOperatorDocument), 'BadValue', 'no $ expressions in $all');
    return { every: argument.map((each) => ({ test: equals(each, compiler.context) })) };
  },

  $elemMatch: (argument, compiler) => {
    need(isDocument(argument), 'BadValue', '$elemMatch needs an Object');
    const test = elementTest(argument, compiler);
    return {
      isWhole: true,
      test: (value, match) => {
        const index = Array.isArray(value) ? value.findIndex((element) => test(element)) : -1;
        if (index >= 0 && match) match.arrayIndex = index;
        return index >= 0;
      },
    };
  },
};

const TREE_OPERATORS = new Set(['$and', '$or', '$nor', '$expr', '$jsonSchema', '$comment']);

/** `{ $gt: 1 }` is demanded of the element itself, `{ a: 1 }` of the fields of the element. */
export function elementTest(argument: Document, compiler: FilterCompiler): Test {
  const [first = ''] = argument.keys();
  if (isOperatorDocument(argument) && !TREE_OPERATORS.has(first)) return onValue(compiler.conditions(argument));
  const matches = compiler.filter(argument);
  return (element) => {
    const document = asDocument(element);
    return document !== undefined && matches(document);
  };
}

/** An array within the array is looked at as a document whose fields are its places. */
function asDocument(element: Maybe): Document | undefined {
  if (isDocument(element)) return element;
  if (!Array.isArray(element)) return undefined;
  return new Map(element.map((each: Value, index) => [String(index), each]));
}
