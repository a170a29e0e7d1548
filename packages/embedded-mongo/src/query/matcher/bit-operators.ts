import { toNumber, wholeNumber } from '../../bson/numbers';
import { Binary, isNumber, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import type { FieldOperator } from './filter';

/** Whether a bit of a value is set. */
type Bits = (position: number) => boolean;

const bitOperator =
  (holds: (positions: number[], bits: Bits) => boolean): FieldOperator =>
  (argument) => {
    const positions = parsePositions(argument);
    return {
      test: (value) => {
        const bits = bitsOf(value);
        return bits !== undefined && holds(positions, bits);
      },
    };
  };

export const BIT_OPERATORS: Record<string, FieldOperator> = {
  $bitsAllSet: bitOperator((positions, bits) => positions.every(bits)),
  $bitsAnySet: bitOperator((positions, bits) => positions.some(bits)),
  $bitsAllClear: bitOperator((positions, bits) => !positions.some(bits)),
  $bitsAnyClear: bitOperator((positions, bits) => !positions.every(bits)),
};

/** Of whole numbers and binary data only; a negative number goes on with ones for ever. */
function bitsOf(value: Maybe): Bits | undefined {
  if (value instanceof Binary) {
    const bytes = value.value();
    return (position) => (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) === 1;
  }
  if (!isNumber(value) || !Number.isSafeInteger(toNumber(value))) {
    if (typeof value !== 'bigint') return undefined;
  }
  const whole = typeof value === 'bigint' ? value : BigInt(toNumber(value));
  return (position) => ((whole >> BigInt(position)) & 1n) === 1n;
}

function parsePositions(argument: Maybe): number[] {
  if (Array.isArray(argument)) return argument.map(parsePosition);
  if (argument instanceof Binary) return positionsOf(argument, argument.length() * 8);
  need(isNumber(argument), 'BadValue', 'bit positions must be an Array, BinData, or a non-negative number');
  need(Number.isInteger(toNumber(argument)), 'FailedToParse', 'Expected an integer');
  need(toNumber(argument) >= 0, 'FailedToParse', 'Expected a non-negative number');
  return positionsOf(argument, 63);
}

function positionsOf(mask: Maybe, count: number): number[] {
  const bits = bitsOf(mask) ?? fail('FailedToParse', 'Cannot represent as a 64-bit integer');
  return Array.from({ length: count }, (_each, position) => position).filter(bits);
}

function parsePosition(position: Maybe): number {
  const number = wholeNumber(position) ?? fail('BadValue', 'bit positions must be an integer');
  need(number >= 0, 'BadValue', 'bit positions must be >= 0');
  return number;
}
