import Fraction from 'fraction.js';
import { TERM, type Term, termOf } from './units';

/** A number with what it counts or measures. */
export type Quantity = Term;

const withUnits = new RegExp(`^${TERM}(?:,? (?:and )?${TERM})*$`, 'u');
const mixed = /^(\d+) (\d+)\/(\d+)$/;
const counted = new RegExp(`^(${TERM}) (\\p{Ll}+(?: \\p{Ll}+)?)$`, 'u');
const CLOCK = /^(\d{1,2})(?:[:.]([0-5]\d))? ?([ap]m)$|^(\d{1,2}):([0-5]\d)$/i;

/** Reads an option such as `1,000`, `3/4`, `25%`, `$1.50`, `1 hour 35 minutes`, `2:10 pm` or `12 pages`. */
export function quantityOf(option: string): Quantity | undefined {
  const text = option.replace(/[−–]/g, '-').replace(/\s+/g, ' ').replace(/\.$/, '').trim();
  if (/^-\s?[\d$]/.test(text)) return negative(quantityOf(text.replace(/^-\s?/, '')));
  return clockTime(text) ?? mixedNumber(text) ?? measured(text) ?? count(text);
}

/** Whether two quantities are one value; a number without a unit is compared by what is written. */
export function isSameQuantity(one: Quantity, other: Quantity): boolean {
  if (one.kind === other.kind) return one.amount.equals(other.amount);
  return (one.kind === '' || other.kind === '') && one.stated.equals(other.stated);
}

export function quantity(amount: Fraction | number | string, kind = ''): Quantity {
  const value = new Fraction(amount);
  return { stated: value, amount: value, kind };
}

/** Minutes after midnight of `2:10 pm`. */
export function clockTime(text: string): Quantity | undefined {
  const match = CLOCK.exec(text.trim());
  if (!match) return undefined;
  const [, hour, minute = '0', half, bareHour, bareMinute] = match;
  if (half === undefined) return quantity(Number(bareHour) * 60 + Number(bareMinute), 'clock');
  return quantity((Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === 'pm' ? 720 : 0), 'clock');
}

function mixedNumber(text: string): Quantity | undefined {
  const [, whole, top, bottom] = mixed.exec(text) ?? [];
  return whole && Number(bottom) !== 0 ? quantity(new Fraction(`${top}/${bottom}`).add(whole)) : undefined;
}

function measured(text: string): Quantity | undefined {
  if (!withUnits.test(text)) return undefined;
  const terms = [...text.matchAll(new RegExp(TERM, 'gu'))].map(([term]) => termOf(term));
  const [first, ...rest] = terms;
  if (!first || rest.length === 0) return first;
  if (first.kind === '' || rest.some((term) => term?.kind !== first.kind)) return undefined;
  return quantity(
    rest.reduce((sum, term) => sum.add(term?.amount ?? 0), first.amount),
    first.kind,
  );
}

function count(text: string): Quantity | undefined {
  const [, number, what] = counted.exec(text) ?? [];
  const term = number === undefined ? undefined : termOf(number);
  return term && what ? { ...term, kind: term.kind || what } : undefined;
}

function negative(value: Quantity | undefined): Quantity | undefined {
  return value && { ...value, stated: value.stated.neg(), amount: value.amount.neg() };
}
