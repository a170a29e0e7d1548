import { Decimal128, Double, type NumberValue } from './values';

/** An exact number: `coefficient` times ten to the power of `exponent`. */
export interface Exact {
  coefficient: bigint;
  exponent: number;
}

export function exact(value: NumberValue): Exact | undefined {
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  if (value instanceof Decimal128) return parse(value.toString());
  return fromDouble(value instanceof Double ? value.value : value);
}

function parse(text: string): Exact | undefined {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  return { coefficient: BigInt(`${sign}${whole}${fraction}`), exponent: Number(exponent) - fraction.length };
}

const view = new DataView(new ArrayBuffer(8));

/** Every double is a whole number times a power of two, and 2^-n equals 5^n * 10^-n. */
function fromDouble(value: number): Exact | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const biased = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (biased === 0 ? 0n : 1n << 52n);
  const power = (biased === 0 ? 1 : biased) - 1075;
  const signed = value < 0 ? -mantissa : mantissa;
  if (power >= 0) return { coefficient: signed << BigInt(power), exponent: 0 };
  return { coefficient: signed * 5n ** BigInt(-power), exponent: power };
}

function align(a: Exact, b: Exact): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const scale = ({ coefficient, exponent: own }: Exact) => coefficient * 10n ** BigInt(own - exponent);
  return [scale(a), scale(b), exponent];
}

export function compareExact(a: Exact, b: Exact): number {
  const [left, right] = align(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

export function subtractExact(a: Exact, b: Exact): Exact {
  const [left, right, exponent] = align(a, b);
  return { coefficient: left - right, exponent };
}
