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

/** MongoDB speaks PCRE; JavaScript lacks the flag x, flags inside the pattern, and the anchors \A, \z and \Z. */
export function toRegExp(pattern: string, options: string): RegExp {
  for (const flag of options) need(FLAGS.has(flag), 51108, `invalid flag in regex options: ${flag}`);
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const flags = new Set([...options, ...(inline?.[1] ?? '')]);
  let source = inline ? pattern.slice(inline[0].length) : pattern;
  if (flags.has('x')) source = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]])*\]|\s+|#[^\n]*/g, keepMeaningful);
  source = source.replace(/\\\\|\\[AzZ]/g, (token) => ANCHORS[token] ?? token);
  const own = ['i', 'm', 's'].filter((flag) => flags.has(flag)).join('');
  return compile(source, own) ?? compile(source, `${own}u`) ?? fail(51091, `Regular expression is invalid: ${pattern}`);
}

const keepMeaningful = (token: string) => (/^[\s#]/.test(token) ? '' : token);
const ANCHORS: Record<string, string> = {
  '\\A': '(?<![\\s\\S])',
  '\\z': '(?![\\s\\S])',
  '\\Z': '(?=\\n?(?![\\s\\S]))',
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
