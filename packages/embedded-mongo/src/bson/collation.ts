import { fail, need } from '../errors';
import { type Document, doc, isDocument, isString, type Maybe } from './values';

/** How strings compare where a query or an index asks for the rules of a language. */
export interface Collation {
  /** As MongoDB shows it, with every default written out. */
  spec: Document;
  compare(a: string, b: string): number;
  /** Equal strings have equal keys. JavaScript has no sort keys, so an index with a collation finds but does not sort. */
  key(text: string): string;
}

const DEFAULTS = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};

const SENSITIVITY = ['base', 'accent', 'variant', 'variant', 'variant'] as const;
const CASED = { base: 'case', accent: 'variant', variant: 'variant' } as const;

/** Undefined where strings compare byte by byte. */
export function parseCollation(source: Maybe): Collation | undefined {
  if (source === undefined) return undefined;
  need(isDocument(source), 'TypeMismatch', "BSON field 'collation' is the wrong type, expected type 'object'");
  if (source.size === 0) return undefined;
  const locale = source.get('locale');
  need(isString(locale), 'IDLFailedToParse', "BSON field 'collation.locale' is missing but a required field");
  for (const field of source.keys())
    need(
      field === 'locale' || Object.hasOwn(DEFAULTS, field) || field === 'version',
      'IDLUnknownField',
      unknownField(field),
    );
  if (locale === 'simple') return undefined;
  need(isLocale(locale), 'BadValue', `Field 'locale' is invalid in: { locale: "${locale}" }`);
  return build({ locale, ...DEFAULTS, ...Object.fromEntries(source) });
}

const unknownField = (field: string) => `BSON field 'collation.${field}' is an unknown field.`;

function isLocale(locale: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf([tag(locale)]).length > 0;
  } catch {
    return false;
  }
}

/** ICU writes en_US where JavaScript writes en-US. */
const tag = (locale: string) => locale.replaceAll('_', '-').replace(/@.*$/, '');

function build(spec: typeof DEFAULTS & { locale: string }): Collation {
  const strength = Number(spec.strength);
  need(
    [1, 2, 3, 4, 5].includes(strength),
    'BadValue',
    `Enumeration value '${strength}' for field 'collation.strength' is not a valid value.`,
  );
  if (spec.backwards) fail('NotImplemented', 'collation.backwards is not supported by the embedded engine');
  if (spec.alternate !== 'non-ignorable')
    fail('NotImplemented', 'collation.alternate is not supported by the embedded engine');
  const plain = SENSITIVITY[strength - 1] ?? 'variant';
  const sensitivity = spec.caseLevel ? CASED[plain] : plain;
  const collator = new Intl.Collator(tag(spec.locale), {
    sensitivity,
    numeric: spec.numericOrdering,
    caseFirst: spec.caseFirst === 'off' ? 'false' : (spec.caseFirst as 'upper' | 'lower'),
  });
  const key = (text: string) => FOLDS[sensitivity](spec.numericOrdering ? withoutLeadingZeros(text) : text);
  return {
    spec: doc({ ...spec, strength }),
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
