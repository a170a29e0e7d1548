import { show } from '../bson/show';
import { type Document, isString } from '../bson/values';
import { type CodeName, fail, need } from '../errors';

/** Refuses what the argument of a stage or an accumulator holds besides its known fields. */
export function refuseOthers(
  name: string,
  argument: Document,
  known: readonly string[],
  code: CodeName | number = 'FailedToParse',
) {
  const other = [...argument.keys()].find((field) => !known.includes(field));
  need(other === undefined, code, `unknown argument to ${name}: ${other}`);
}

export function textField(stage: string, argument: Document, field: string): string | undefined {
  const value = argument.get(field);
  if (value === undefined || isString(value)) return value;
  fail('FailedToParse', `${stage} argument '${field}' must be a string, found ${field}: ${show(value)}`);
}
