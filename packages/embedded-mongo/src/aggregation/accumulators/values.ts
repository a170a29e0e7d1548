import type { Collation } from '../../bson/collation';
import { compareValues } from '../../bson/compare';
import { asDecimal } from '../../bson/decimal';
import { identityOf } from '../../bson/key-writer';
import { add, asDouble, asInteger, divide, numberType, toNumber } from '../../bson/numbers';
import { Decimal128, isInt32, isNullish, isNumber, type Maybe, type NumberValue, type Value } from '../../bson/values';

/** Takes the values of a group one after the other. */
export interface Accumulator {
  add(value: Maybe): void;
  result(): Maybe;
}

export type StartAccumulator = (options: { collation?: Collation | undefined }) => Accumulator;

/** Adds exactly: whole numbers as they are, doubles together with what rounding loses, as MongoDB does. */
class Total {
  private whole = 0n;
  private double = 0;
  private lost = 0;
  private decimal: NumberValue | undefined;
  private hasDouble = false;
  private hasLong = false;
  count = 0;

  add(value: Maybe) {
    if (!isNumber(value)) return;
    this.count++;
    const type = numberType(value);
    if (value instanceof Decimal128) this.decimal = add(this.decimal ?? 0, value);
    else if (type === 'double') this.addDouble(toNumber(value));
    else this.whole += BigInt(value as number | bigint);
    this.hasLong ||= type === 'long';
  }

  result(): NumberValue {
    const total = this.withoutDecimals();
    return this.decimal === undefined ? total : add(asDecimal(total), this.decimal);
  }

  private withoutDecimals(): NumberValue {
    if (this.hasDouble)
      return asDouble(Number(this.whole) + this.double + (Number.isFinite(this.double) ? this.lost : 0));
    const total = asInteger(this.whole);
    return this.hasLong && typeof total === 'number' && isInt32(total) ? BigInt(total) : total;
  }

  private addDouble(value: number) {
    this.hasDouble = true;
    const sum = this.double + value;
    this.lost += Math.abs(this.double) >= Math.abs(value) ? this.double - sum + value : value - sum + this.double;
    this.double = sum;
  }
}

export const sum: StartAccumulator = () => new Total();

export const average: StartAccumulator = () => {
  const total = new Total();
  return {
    add: (value) => total.add(value),
    result: () => (total.count === 0 ? null : divide(total.result(), total.count)),
  };
};

const extreme =
  (sign: 1 | -1): StartAccumulator =>
  ({ collation }) => {
    let best: Value | null = null;
    return {
      add: (value) => {
        if (!isNullish(value) && (best === null || compareValues(value, best, collation) * sign > 0)) best = value;
      },
      result: () => best,
    };
  };

export const minimum = extreme(-1);
export const maximum = extreme(1);

export const standardDeviation =
  (missing: 0 | 1): StartAccumulator =>
  () => {
    let [count, mean, squares] = [0, 0, 0];
    return {
      add: (value) => {
        if (!isNumber(value)) return;
        const number = toNumber(value);
        const distance = number - mean;
        count++;
        mean += distance / count;
        squares += distance * (number - mean);
      },
      result: () => (count <= missing ? null : asDouble(Math.sqrt(squares / (count - missing)))),
    };
  };

export const first: StartAccumulator = () => {
  let found: Maybe;
  let isFirst = true;
  return {
    add: (value) => {
      if (isFirst) found = value;
      isFirst = false;
    },
    result: () => found ?? null,
  };
};

export const last: StartAccumulator = () => {
  let found: Maybe;
  return {
    add: (value) => {
      found = value;
    },
    result: () => found ?? null,
  };
};

export const push: StartAccumulator = () => {
  const values: Value[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => [...values],
  };
};

export const addToSet: StartAccumulator = ({ collation }) => {
  const values = new Map<string, Value>();
  return {
    add: (value) => {
      if (value === undefined) return;
      const identity = identityOf(value, collation);
      if (!values.has(identity)) values.set(identity, value);
    },
    result: () => [...values.values()],
  };
};
