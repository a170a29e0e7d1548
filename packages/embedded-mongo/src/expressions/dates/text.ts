import { fail, need } from '../../errors';
import { dayOfYear, isoDate, isoWeek, isoWeekday, isoYear, utc, weekOfYear } from './calendar';
import { fromLocal, type LocalDate, parseTimezone, type Timezone } from './timezone';

const pad = (value: number, width: number) => String(value).padStart(width, '0');

function offsetText(minutes: number, separator: string): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${separator}${pad(size % 60, 2)}`;
}

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');

const SPECIFIERS: Record<string, (local: LocalDate, offset: number) => string> = {
  Y: (local) => pad(local.getUTCFullYear(), 4),
  m: (local) => pad(local.getUTCMonth() + 1, 2),
  d: (local) => pad(local.getUTCDate(), 2),
  H: (local) => pad(local.getUTCHours(), 2),
  M: (local) => pad(local.getUTCMinutes(), 2),
  S: (local) => pad(local.getUTCSeconds(), 2),
  L: (local) => pad(local.getUTCMilliseconds(), 3),
  j: (local) => pad(dayOfYear(local), 3),
  w: (local) => String(local.getUTCDay() + 1),
  u: (local) => String(isoWeekday(local)),
  U: (local) => pad(weekOfYear(local), 2),
  V: (local) => pad(isoWeek(local), 2),
  G: (local) => pad(isoYear(local), 4),
  b: (local) => (MONTH_NAMES[local.getUTCMonth()] as string).slice(0, 3),
  B: (local) => MONTH_NAMES[local.getUTCMonth()] as string,
  z: (_local, offset) => offsetText(offset, ''),
  Z: (_local, offset) => `${offset < 0 ? '-' : '+'}${pad(Math.abs(offset), 3)}`,
  '%': () => '%',
};

export function formatDate(local: LocalDate, offset: number, format: string): string {
  return format.replace(/%(.?)/gs, (_whole, letter: string) => {
    const write = SPECIFIERS[letter];
    if (!write) fail(18536, `Invalid format character '%${letter}' in format string`);
    return write(local, offset);
  });
}

type Fields = Partial<Record<string, string>>;

/** How the text of each specifier looks, for reading it back. */
const PATTERNS: Record<string, string> = {
  Y: '(?<Y>\\d{4})',
  m: '(?<m>\\d{2})',
  d: '(?<d>\\d{2})',
  H: '(?<H>\\d{2})',
  M: '(?<M>\\d{2})',
  S: '(?<S>\\d{2})',
  L: '(?<L>\\d{1,3})',
  j: '(?<j>\\d{3})',
  u: '(?<u>[1-7])',
  V: '(?<V>\\d{2})',
  G: '(?<G>\\d{4})',
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]+)',
  z: '(?<z>[+-]\\d{2}:?\\d{2})',
  Z: '(?<Z>[+-]\\d{1,3})',
  '%': '%',
};

/** What $dateFromString and $toDate read without a format: dates as ISO 8601 writes them. */
const ISO =
  /^(?<Y>\d{4})-(?<m>\d{2})(?:-(?<d>\d{2})(?:[T ](?<H>\d{2})(?::(?<M>\d{2})(?::(?<S>\d{2})(?:[.,](?<L>\d{1,9}))?)?)?\s*(?<z>Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?)?$/;

export function parseDate(text: string, zone: Timezone | undefined, format?: string): Date {
  const fields = (format === undefined ? ISO : readerOf(format)).exec(text)?.groups;
  if (!fields) refuse(text);
  const given = fields.z ?? (fields.Z && offsetText(Number(fields.Z), ''));
  need(
    !given || !zone,
    'ConversionFailure',
    `you cannot pass in a date/time string with time zone information ('${given}') together with a timezone argument`,
  );
  const own = given ? parseTimezone(given, true) : zone;
  const local = assemble(fields);
  if (!local) refuse(text);
  return own ? fromLocal(local, own) : local;
}

function refuse(text: string): never {
  fail('ConversionFailure', `Error parsing date string '${text}'`);
}

function readerOf(format: string): RegExp {
  const escaped = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped.replace(/%(.?)/gs, (_whole, letter: string) => PATTERNS[letter] ?? fail(18536, `Invalid format character '%${letter}' in format string`))}$`,
  );
}

/** Undefined where the text names a day or an hour that does not exist. */
function assemble(fields: Fields): LocalDate | undefined {
  const read = (name: string, otherwise: number) => (fields[name] === undefined ? otherwise : Number(fields[name]));
  const milliseconds = Number((fields.L ?? '').padEnd(3, '0').slice(0, 3));
  const [hour, minute, second] = [read('H', 0), read('M', 0), read('S', 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const time = ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
  if (fields.G) return new Date(isoDate(read('G', 0), read('V', 1), read('u', 1)).getTime() + time);
  if (fields.j) return utc(read('Y', 1970), 0, read('j', 1), time);
  const name = fields.b ?? fields.B;
  const month = name ? MONTH_NAMES.findIndex((each) => each.startsWith(name)) + 1 : read('m', 1);
  const date = utc(read('Y', 1970), month - 1, read('d', 1), time);
  return date.getUTCMonth() === month - 1 ? date : undefined;
}
