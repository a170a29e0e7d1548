import { encode } from '../../bson/encode';
import { Binary, isDocument, isString, type Maybe, typeName } from '../../bson/values';
import { fail, need } from '../../errors';
import { ownEntry } from '../../own-entry';
import { ACCUMULATOR_EXPRESSIONS } from './accumulator-expressions';
import { ARITHMETIC_OPERATORS } from './arithmetic';
import { ARRAY_BUILDERS } from './array-builders';
import { ARRAY_EXPRESSIONS } from './arrays';
import { COMPARISON_EXPRESSIONS } from './comparison';
import { CONDITIONAL_OPERATORS } from './conditional';
import { CONVERSION_OPERATORS } from './convert';
import { DATE_ARITHMETIC } from './date-arithmetic';
import { DATE_PARTS } from './date-parts';
import { DATE_TEXTS } from './date-texts';
import { nullable, type Operator, type Operators, plain } from './kinds';
import { OBJECT_OPERATORS } from './objects';
import { REGEX_OPERATORS } from './regexes';
import { ROUNDING_OPERATORS } from './rounding';
import { SET_OPERATORS } from './sets';
import { STRING_OPERATORS } from './strings';
import { VARIABLE_OPERATORS } from './variables';

const isTimestamp = (value: Maybe): value is Maybe & { t: number; i: number } => typeName(value) === 'timestamp';

const timestampPart = (field: 't' | 'i'): Operator =>
  nullable(1, ([value], name) => {
    need(isTimestamp(value), 5687301, `${name} requires a timestamp argument, found: ${typeName(value)}`);
    return BigInt(value[field]);
  });

const OTHER_OPERATORS: Operators = {
  $literal: (argument) => () => argument,
  $rand: plain([0, 1], () => Math.random()),
  $tsSecond: timestampPart('t'),
  $tsIncrement: timestampPart('i'),
  $bsonSize: nullable(1, ([value]) => {
    need(isDocument(value), 31393, `$bsonSize requires a document input, found: ${typeName(value)}`);
    return encode(value).length;
  }),
  $binarySize: nullable(1, ([value]) => {
    if (isString(value)) return Buffer.byteLength(value);
    if (value instanceof Binary) return value.length();
    fail(51276, `$binarySize requires a string or BinData argument, found: ${typeName(value)}`);
  }),
};

const OPERATORS: Operators = {
  ...ARITHMETIC_OPERATORS,
  ...ROUNDING_OPERATORS,
  ...COMPARISON_EXPRESSIONS,
  ...CONDITIONAL_OPERATORS,
  ...VARIABLE_OPERATORS,
  ...ARRAY_EXPRESSIONS,
  ...ARRAY_BUILDERS,
  ...SET_OPERATORS,
  ...OBJECT_OPERATORS,
  ...STRING_OPERATORS,
  ...REGEX_OPERATORS,
  ...DATE_PARTS,
  ...DATE_ARITHMETIC,
  ...DATE_TEXTS,
  ...CONVERSION_OPERATORS,
  ...ACCUMULATOR_EXPRESSIONS,
  ...OTHER_OPERATORS,
};

export function operatorFor(name: string): Operator {
  return ownEntry(OPERATORS, name) ?? fail('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
}
