import { BSONRegExp, doc, isNullish, isString, type Maybe, type Value } from '../../bson/values';
import { toRegExp } from '../../query/matcher/regex';
import { namedPlain, type Operator, type Operators } from './kinds';
import { stringOf } from './strings';

/** What the expression finds in the input, as `answer` says it. */
const regex = (isGlobal: boolean, answer: (matches: Value[]) => Maybe): Operator =>
  namedPlain(['input', 'regex'], ['options'], ({ input, regex: pattern, options }, name) => {
    if (isNullish(input) || isNullish(pattern)) return answer([]);
    const source = pattern instanceof BSONRegExp ? pattern : new BSONRegExp(stringOf(pattern, name, 51105), '');
    const compiled = toRegExp(source.pattern, isString(options) ? options : source.options);
    return answer(findAll(new RegExp(compiled, `${compiled.flags}g`), stringOf(input, name, 51104), isGlobal));
  });

/** Places are counted in code points. */
function findAll(pattern: RegExp, text: string, isGlobal: boolean): Value[] {
  const found: Value[] = [];
  for (const match of text.matchAll(pattern)) {
    const captures = match.slice(1).map((each) => each ?? null);
    found.push(doc({ match: match[0], idx: [...text.slice(0, match.index)].length, captures }));
    if (!isGlobal) break;
  }
  return found;
}

export const REGEX_OPERATORS: Operators = {
  $regexMatch: regex(false, (matches) => matches.length > 0),
  $regexFind: regex(false, ([first]) => first ?? null),
  $regexFindAll: regex(true, (matches) => matches),
};
