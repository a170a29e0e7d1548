import Fraction from 'fraction.js';

interface Unit {
  kind: string;
  factor: Fraction;
}

const unitsOf = (kind: string, factors: Record<string, string>): [string, Unit][] =>
  Object.entries(factors).flatMap(([names, factor]) =>
    names.split(' ').map((name): [string, Unit] => [name, { kind, factor: new Fraction(factor) }]),
  );

/** Units that the bank uses, each with its factor to the base unit of its kind. A percentage is a plain number. */
const UNITS = new Map<string, Unit>([
  ...unitsOf('', { '%': '1/100' }),
  ...unitsOf('length', {
    'mm millimetre millimetres': '1/1000',
    'cm centimetre centimetres': '1/100',
    'm metre metres': '1',
    'km kilometre kilometres': '1000',
  }),
  ...unitsOf('area', {
    'mm²': '1/1000000',
    'cm²': '1/10000',
    'm²': '1',
    'hectare hectares': '10000',
    'km²': '1000000',
  }),
  ...unitsOf('volume', { 'mm³': '1/1000000000', 'cm³': '1/1000000', 'm³': '1' }),
  ...unitsOf('capacity', { 'mL millilitre millilitres': '1/1000', 'L litre litres': '1' }),
  ...unitsOf('mass', { 'g gram grams': '1', 'kg kilogram kilograms': '1000', 'tonne tonnes': '1000000' }),
  ...unitsOf('money', { 'c cent cents': '1/100', 'dollar dollars': '1' }),
  ...unitsOf('time', {
    'second seconds': '1/60',
    'min minute minutes': '1',
    'h hour hours': '60',
    'day days': '1440',
    'week weeks': '10080',
  }),
  ...unitsOf('speed', { 'km/h': '1', 'm/s': '18/5' }),
  ...unitsOf('angle', { '° degree degrees': '1' }),
]);

const MONEY: Unit = { kind: 'money', factor: new Fraction(1) };
const byLength = [...UNITS.keys()].sort((one, other) => other.length - one.length);

export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`;
/** A number or a fraction with its unit: `$4.50`, `3/4`, `12 cm²`, `20%`. */
export const TERM = String.raw`\$?${NUMBER}(?:/\d+)?(?:\s?(?:${byLength.join('|')})(?![\p{L}\d²³]))?`;

export interface Term {
  /** The number as it is written. */
  stated: Fraction;
  /** The number in the base unit of its kind. */
  amount: Fraction;
  kind: string;
}

/** Reads what {@link TERM} matches. */
export function termOf(text: string): Term | undefined {
  const match = new RegExp(`^(\\$?)(${NUMBER})(?:/(\\d+))?\\s?(.*)$`, 'u').exec(text.trim());
  if (!match) return undefined;
  const [, dollar, number = '', divisor = '1', name = ''] = match;
  const unit = dollar ? MONEY : UNITS.get(name);
  if ((name !== '' && !unit) || Number(divisor) === 0) return undefined;
  const value = new Fraction(number.replaceAll(',', '')).div(divisor);
  const amount = unit ? value.mul(unit.factor) : value;
  return { stated: name === '%' ? amount : value, amount, kind: unit?.kind ?? '' };
}
