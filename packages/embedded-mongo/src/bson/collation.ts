import { fail, need } from '../errors';
import { type Fields, readFields } from './fields';
import { show } from './show';
import { type Document, doc, isDocument, type Maybe } from './values';

/** How strings compare where a query or an index asks for the rules of a language. */
export interface Collation {
  /** As MongoDB shows it, with every default written out. */
  spec: Document;
  compare(a: string, b: string): number;
  /** Equal strings have equal keys. JavaScript has no sort keys, so an index with a collation finds but does not sort. */
  key(text: string): string;
}

const OPTIONS = {
  caseLevel: 'bool',
  caseFirst: ['off', 'upper', 'lower'],
  strength: 'number',
  numericOrdering: 'bool',
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
  normalization: 'bool',
  backwards: 'bool',
} as const;

const DEFAULTS = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
} as const;

const STRENGTHS = [1, 2, 3, 4, 5];
const SENSITIVITY = ['base', 'accent', 'variant', 'variant', 'variant'] as const;
const CASED = { base: 'case', accent: 'variant', variant: 'variant' } as const;

/** Undefined where strings compare byte by byte. */
export function parseCollation(source: Maybe): Collation | undefined {
  if (source === undefined) return undefined;
  need(isDocument(source), 'TypeMismatch', "BSON field 'collation' is the wrong type, expected type 'object'");
  if (source.size === 0) return undefined;
  const table = { locale: 'string!', version: 'ignored', ...OPTIONS } as const;
  const { locale, version: _version, ...options } = readFields('collation', source, table);
  if (locale === 'simple') return undefined;
  need(!locale.includes('@'), 'NotImplemented', `The embedded engine knows no variants of a locale: "${locale}"`);
  need(isLocale(locale), 'BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
  return build(locale, { ...DEFAULTS, ...withoutUndefined(options) });
}

type Options = Required<{ [Name in keyof typeof OPTIONS]: NonNullable<Fields<typeof OPTIONS>[Name]> }>;

const withoutUndefined = (options: Fields<typeof OPTIONS>): Partial<Options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Whether the same strings are equal and in the same order. */
export const sameCollation = (a: Collation | undefined, b: Collation | undefined) => show(a?.spec) === show(b?.spec);

function isLocale(locale: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf([tag(locale)]).length > 0;
  } catch {
    return false;
  }
}

/** ICU writes en_US where JavaScript writes en-US. */
const tag = (locale: string) => locale.replaceAll('_', '-');

function build(locale: string, options: Options): Collation {
  const { strength, caseLevel, caseFirst, numericOrdering } = options;
  need(
    STRENGTHS.includes(strength),
    'BadValue',
    `Enumeration value '${strength}' for field 'collation.strength' is not a valid value.`,
  );
  if (options.backwards) fail('NotImplemented', 'collation.backwards is not supported by the embedded engine');
  if (options.alternate !== 'non-ignorable')
    fail('NotImplemented', 'collation.alternate is not supported by the embedded engine');
  const plain = SENSITIVITY[strength - 1] ?? 'variant';
  const sensitivity = caseLevel ? CASED[plain] : plain;
  const collator = new Intl.Collator(tag(locale), {
    sensitivity,
    numeric: numericOrdering,
    caseFirst: caseFirst === 'off' ? 'false' : caseFirst,
  });
  const key = (text: string) => FOLDS[sensitivity](numericOrdering ? withoutLeadingZeros(text) : text);
  return {
    spec: doc({ locale, ...options }),
    key,
    compare: (a, b) => (a === b || key(a) === key(b) ? 0 : collator.compare(a, b) || (key(a) < key(b) ? -1 : 1)),
  };
}

const withoutLeadingZeros = (text: string) => text.replace(/(?<!\d)0+(?=\d)/g, '');
const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{Mn}/gu, '');
/** Upper case first: it unites what lower case alone keeps apart, such as "ß" and "SS". */
const withoutCase = (text: string) => text.normalize('NFKD').toUpperCase().toLowerCase();

const FOLDS = {
  base: (text: string) => withoutCase(withoutAccents(text)),
  accent: withoutCase,
  case: withoutAccents,
  variant: (text: string) => text.normalize('NFD'),
};
