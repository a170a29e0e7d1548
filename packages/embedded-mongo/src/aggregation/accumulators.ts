import { compareValues } from '../bson/compare';
import { asDouble, asInteger, numberType, refuseDecimal, toNumber } from '../bson/numbers';
import { isInt32, isNullish, isNumber, type Maybe, type NumberValue, type Value } from '../bson/values';

export interface Accumulator {
  add(value: Maybe): void;
  result(): Value;
}

/** Adds exactly: whole numbers as they are, and doubles with a compensation for rounding, as MongoDB does. */
class Sum implements Accumulator {
  private whole = 0n;
  private double = 0;
  private compensation = 0;
  private hasDouble = false;
  private hasLong = false;

  add(value: Maybe) {
    if (!isNumber(value)) return;
    const type = numberType(value);
    if (type === 'decimal') refuseDecimal();
    if (type === 'double') this.addDouble(toNumber(value));
    else this.whole += BigInt(value as number | bigint);
    this.hasLong ||= type === 'long';
  }

  result(): NumberValue {
    if (this.hasDouble)
      return asDouble(Number(this.whole) + this.double + (Number.isFinite(this.double) ? this.compensation : 0));
    const total = asInteger(this.whole);
    return this.hasLong && typeof total === 'number' && isInt32(total) ? BigInt(total) : total;
  }

  private addDouble(value: number) {
    this.hasDouble = true;
    const sum = this.double + value;
    this.compensation +=
      Math.abs(this.double) >= Math.abs(value) ? this.double - sum + value : value - sum + this.double;
    this.double = sum;
  }
}

class Least implements Accumulator {
  private least: Value = null;

  add(value: Maybe) {
    if (isNullish(value)) return;
    if (this.least === null || compareValues(value, this.least) < 0) this.least = value;
  }

  result() {
    return this.least;
  }
}

class Push implements Accumulator {
  private readonly values: Value[] = [];

  add(value: Maybe) {
    if (value !== undefined) this.values.push(value);
  }

  result() {
    return this.values;
  }
}

export const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: () => new Sum(),
  $min: () => new Least(),
  $push: () => new Push(),
};
