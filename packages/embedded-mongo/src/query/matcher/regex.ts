import { BSONRegExp, isString, type Maybe } from '../../bson/values';
import { fail, need } from '../../errors';
import type { Test } from './condition';

/** Matches strings, and the same regular expression stored as a value. */
export function matchesRegex(source: BSONRegExp): Test {
  const regex = toRegExp(source.pattern, source.options);
  return (value) => {
    if (isString(value)) return regex.test(value);
    return value instanceof BSONRegExp && value.pattern === source.pattern && value.options === source.options;
  };
}

/** The argument of `$regex`, with its sibling `$options`. */
export function regexFrom(pattern: Maybe, options: Maybe): BSONRegExp {
  if (pattern instanceof BSONRegExp) {
    need(options === undefined || pattern.options === '', 51074, 'options set in both $regex and $options');
    return isString(options) ? regexOf(pattern.pattern, options) : pattern;
  }
  need(isString(pattern), 'BadValue', '$regex has to be a string');
  need(options === undefined || isString(options), 'BadValue', '$options has to be a string');
  return regexOf(pattern, options ?? '');
}

/** What the class refuses by an error of its own is refused as by MongoDB. */
function regexOf(pattern: string, options: string): BSONRegExp {
  need(!pattern.includes('\0'), 'BadValue', 'Regular expression cannot contain an embedded null byte');
  checkFlags(options);
  return new BSONRegExp(pattern, options);
}

const FLAGS = new Set(['i', 'm', 's', 'u']);

function checkFlags(options: string) {
  for (const flag of options) need(FLAGS.has(flag), 51108, `invalid flag in regex options: ${flag}`);
}

/** MongoDB uses PCRE. What JavaScript reads in another way is translated or refused. */
function toRegExp(pattern: string, options: string): RegExp {
  checkFlags(options);
  const source = pattern.replace(TOKEN, (token) => translate(token, options.includes('m')));
  const flags = options.replace('u', '');
  return (
    compile(source, flags) ?? compile(source, `${flags}u`) ?? fail(51091, `Regular expression is invalid: ${pattern}`)
  );
}

/** An escape, a class, an anchor at the end, and the options that PCRE takes within a pattern. */
const TOKEN = /\\x\{|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\$|\(\?[a-z]/g;

/** Escapes that JavaScript takes for their letter or gives another meaning. */
const FOREIGN_ESCAPE = /\\(?:[aAzZCeEgGhHKlLNoQRuUvVX]|x\{)/;
/** To PCRE the bracket that seems to close an empty class belongs to it; `[:alpha:]` is a class of its own. */
const FOREIGN_CLASS = /^\[\^?\]|^\[.*\[[:.=]/s;

function translate(token: string, isMultiline: boolean): string {
  if (FOREIGN_CLASS.test(token) || isForeignEscape(token) || token.startsWith('(?'))
    fail(51091, `Regular expression is invalid: ${token} is not supported by the embedded engine`);
  // Without the flag m the end also matches before a last newline.
  return token === '$' && !isMultiline ? '(?=\\n?(?![\\s\\S]))' : token;
}

/** An escaped backslash does not begin an escape. */
const isForeignEscape = (token: string) => /^[\\[]/.test(token) && FOREIGN_ESCAPE.test(token.replaceAll('\\\\', ''));

function compile(source: string, flags: string): RegExp | undefined {
  try {
    // Properties such as \p{L} need the flag u, under which other harmless escapes are errors.
    const needsUnicode = /\\p\{|[\u{10000}-\u{10ffff}]/u.test(source) && !flags.includes('u');
    return needsUnicode ? undefined : new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
