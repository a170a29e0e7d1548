import { readFields } from '../../bson/fields';
import { isDocument, type Value } from '../../bson/values';
import { need } from '../../errors';
import { compileExpression, evaluateConstant } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import type { SortOrder } from '../../query/sort-order';
import type { Environment } from '../environment';
import type { Row, WindowFunction } from './compile';

type CompilePlaceFunction = (
  argument: Value,
  order: SortOrder,
  environment: Environment,
  name: string,
) => WindowFunction;

/** What tells of the place of a document in its partition: `step` says by how much the rank grows after equal ones. */
const ranking =
  (step: (equals: number) => number): CompilePlaceFunction =>
  (argument, { fields, compare }, _environment, name) => {
    refuseArgument(argument, name);
    need(fields.length === 1, 5371602, `${name} must be specified with a sortBy expression with exactly one element`);
    return (rows) => {
      let [rank, equals] = [1, 0];
      return (place) => {
        const isEqual = place > 0 && compare((rows[place - 1] as Row).key, (rows[place] as Row).key) === 0;
        if (!isEqual && place > 0) rank += step(equals);
        equals = isEqual ? equals + 1 : 1;
        return rank;
      };
    };
  };

function refuseArgument(argument: Value, name: string) {
  need(isDocument(argument) && argument.size === 0, 5371603, `${name} takes no arguments, i.e. ${name}: {}`);
}

const SHIFT_FIELDS = { output: 'any!', by: 'number!', default: 'any' } as const;

/** The value of the document that lies `by` places further. */
const shift: CompilePlaceFunction = (argument, _order, environment, name) => {
  need(isDocument(argument), 'FailedToParse', `Argument to ${name} must be an object`);
  const { output, by, default: otherwise = null } = readFields(name, argument, SHIFT_FIELDS);
  need(Number.isInteger(by), 'FailedToParse', `'${name}:by' field must be an integer, but found ${by}`);
  const expression = compileExpression(output, environment);
  const missing = evaluateConstant(otherwise, environment) ?? null;
  return (rows) => (place) => {
    const row = rows[place + by];
    return row ? (expression(new Scope(row.document)) ?? null) : missing;
  };
};

export const PLACE_FUNCTIONS: Record<string, CompilePlaceFunction> = {
  $rank: ranking((equals) => equals),
  $denseRank: ranking(() => 1),
  $documentNumber: (argument, _order, _environment, name) => {
    refuseArgument(argument, name);
    return () => (place) => place + 1;
  },
  $shift: shift,
};
