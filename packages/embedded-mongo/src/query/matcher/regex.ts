import { BSONRegExp, BSONSymbol, isString, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import type { Test } from './path-walk';

/** Matches strings, and the same regular expression stored as a value. */
export function matchesRegex(source: BSONRegExp): Test {
  const regex = toRegExp(source.pattern, source.options);
  return (value) => {
    if (isString(value)) return regex.test(value);
    if (value instanceof BSONSymbol) return regex.test(value.valueOf());
    return value instanceof BSONRegExp && value.pattern === source.pattern && value.options === source.options;
  };
}

/** The argument of `$regex`, with the neighbouring `$options`. */
export function regexFrom(pattern: Maybe, options: Maybe): BSONRegExp {
  if (pattern instanceof BSONRegExp) {
    need(options === undefined || pattern.options === '', 51074, 'options set in both $regex and $options');
    return isString(options) ? new BSONRegExp(pattern.pattern, options) : pattern;
  }
  need(isString(pattern), 'BadValue', '$regex has to be a string');
  need(options === undefined || isString(options), 'BadValue', '$options has to be a string');
  return new BSONRegExp(pattern, options ?? '');
}

const FLAGS = new Set(['i', 'm', 's', 'x', 'u', 'l']);

/** MongoDB speaks PCRE. What JavaScript writes otherwise is translated, and what it would read otherwise is refused. */
export function toRegExp(pattern: string, options: string): RegExp {
  for (const flag of options) need(FLAGS.has(flag), 51108, `invalid flag in regex options: ${flag}`);
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = new Set([...options, ...(inline?.[1] ?? '')]);
  const body = inline ? pattern.slice(inline[0].length) : pattern;
  const source = body.replace(flags.has('x') ? EXTENDED_TOKEN : TOKEN, (token) => translate(token, flags));
  const own = ['i', 'm', 's'].filter((flag) => flags.has(flag)).join('');
  return compile(source, own) ?? compile(source, `${own}u`) ?? fail(51091, `Regular expression is invalid: ${pattern}`);
}

/** An escape, a class and an end. */
const TOKEN = /\\x\{|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\$/g;
/** And what the flag x leaves out. */
const EXTENDED_TOKEN = new RegExp(`${TOKEN.source}|\\s+|#[^\\n]*`, 'g');

/** Escapes that mean nothing to JavaScript, which takes them for their letter, or mean something else to it. */
const FOREIGN_ESCAPE = /\\(?:[aCeEgGhHKlLNoQRuUvVX]|x\{)/;
/** An empty class, which to PCRE holds the bracket that seems to end it, and `[:alpha:]` and its kin. */
const FOREIGN_CLASS = /^\[\^?\]|^\[.*\[[:.=]/s;

function translate(token: string, flags: ReadonlySet<string>): string {
  if (FOREIGN_CLASS.test(token) || isForeign(token))
    fail(51091, `Regular expression is invalid: the embedded engine does not read ${token}`);
  if (/^[\s#]/.test(token)) return '';
  // Without the flag m the end is also before a newline that is the last character.
  return token === '$' && !flags.has('m') ? BEFORE_END : (ANCHORS[token] ?? token);
}

/** A backslash that is escaped itself does not begin an escape. */
const isForeign = (token: string) => /^[\\[]/.test(token) && FOREIGN_ESCAPE.test(token.replaceAll('\\\\', ''));

const BEFORE_END = '(?=\\n?(?![\\s\\S]))';
const ANCHORS: Record<string, string> = {
  '\\A': '(?<![\\s\\S])',
  '\\z': '(?![\\s\\S])',
  '\\Z': BEFORE_END,
};

function compile(source: string, flags: string): RegExp | undefined {
  try {
    // Code points and properties such as \p{L} need the flag u, under which other harmless escapes are errors.
    const needsUnicode = /\\p\{|[\u{10000}-\u{10ffff}]/u.test(source) && !flags.includes('u');
    return needsUnicode ? undefined : new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
