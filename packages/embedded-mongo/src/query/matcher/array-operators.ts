import { toNumber } from '../../bson/numbers';
import { show } from '../../bson/show';
import { type Document, isDocument, isNumber, type Maybe, type Value } from '../../bson/values';
import { need } from '../../errors';
import { equals } from './comparison-operators';
import {
  type FieldOperator,
  type FilterCompiler,
  isElementCondition,
  isOperatorDocument,
  onValue,
  type Test,
} from './condition';
import { LOGICAL_OPERATORS } from './logical-operators';

export const ARRAY_OPERATORS: Record<string, FieldOperator> = {
  $size: (argument) => {
    const refusal = 'Failed to parse $size. Expected';
    need(isNumber(argument), 'FailedToParse', `${refusal} a number in: $size: ${show(argument)}`);
    const size = toNumber(argument);
    need(Number.isInteger(size), 'FailedToParse', `${refusal} an integer: $size: ${show(argument)}`);
    need(size >= 0, 'FailedToParse', `${refusal} a non-negative number in: $size: ${show(argument)}`);
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
    return { every: argument.map((each) => ({ test: equals(each) })) };
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

/** `{ $gt: 1 }` is demanded of the element itself, `{ a: 1 }` and `{ $or: [...] }` of the fields of the element. */
export function isConditionOfElement(argument: Document): boolean {
  const [first = ''] = argument.keys();
  return isElementCondition(argument) && !Object.hasOwn(LOGICAL_OPERATORS, first);
}

function elementTest(argument: Document, compiler: FilterCompiler): Test {
  if (isConditionOfElement(argument)) return onValue(compiler.conditions(argument));
  const matches = compiler.filter(argument);
  return (element) => {
    const document = asDocument(element);
    return document !== undefined && matches(document);
  };
}

/** An array within the array counts as a document whose fields are its indexes. */
function asDocument(element: Maybe): Document | undefined {
  if (isDocument(element)) return element;
  if (!Array.isArray(element)) return undefined;
  return new Map(element.map((each: Value, index) => [String(index), each]));
}
