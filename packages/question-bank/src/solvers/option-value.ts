import Fraction from 'fraction.js';
import { isSameQuantity, type Quantity, quantity, quantityOf } from '../quantities/quantity';

/** A number, or a text that is read as an option is: `3 : 4`, `(2, −1)`, `2:10 pm`, `Tuesday`. */
export type Value = number | Fraction | string;

const MINUS = /[−–]/g;
const TEMPERATURE = /^(-?\d+(?:\.\d+)?) ?°C$/;
const DURATION = /^(\d+):(\d\d)$/;
const RATIO = /^\d+(?: : \d+)+$/;

/** Whether an option shows this value: 1/2 is 0.5 and 2/4, 0:90 is 1:30, 3.5 km is 3,500 m, 6 : 4 is 3 : 2. */
export function showsValue(option: string, value: Value, unit = ''): boolean {
  const expected = typeof value === 'string' ? value : withUnit(value, unit);
  const shown = readOption(option);
  const wanted = typeof expected === 'string' ? readOption(expected) : expected;
  if (typeof shown === 'string' || typeof wanted === 'string') return shown === wanted;
  return isSameQuantity(shown, wanted);
}

function withUnit(value: number | Fraction, unit: string): Quantity {
  const one = readOption(unit === '$' ? '$1' : `1 ${unit}`.trim());
  if (typeof one === 'string') throw new Error(`${unit} is not a unit.`);
  const number = new Fraction(value);
  return { stated: one.stated.mul(number), amount: one.amount.mul(number), kind: one.kind };
}

function readOption(option: string): Quantity | string {
  const text = option.trim().replace(MINUS, '-').replace(/\s+/g, ' ');
  const [, degrees] = TEMPERATURE.exec(text) ?? [];
  if (degrees) return quantity(degrees, 'temperature');
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  if (hours && minutes) return quantity(60 * Number(hours) + Number(minutes), 'clock');
  if (RATIO.test(text)) return simplified(text.split(' : ').map(Number));
  return quantityOf(text) ?? text.toLowerCase();
}

function simplified(parts: number[]): string {
  const whole = parts.reduce((one, other) => Number(new Fraction(one).gcd(other)), 0) || 1;
  return parts.map((part) => part / whole).join(' : ');
}
