import { readFileSync } from 'node:fs';
import { ACCUMULATORS } from '../../src/aggregation/accumulators';
import { STAGES, UNION_WITH_FIELDS } from '../../src/aggregation/stages';
import { COMMON_FIELDS, CURSOR_FIELDS, WRITE_CONCERN_FIELDS } from '../../src/commands/arguments';
import { EXPLAINED } from '../../src/commands/explain';
import { INDEX_OPTIONS } from '../../src/commands/index-spec';
import { COMMANDS } from '../../src/commands/registry';
import { DELETE_STATEMENT, UPDATE_STATEMENT } from '../../src/commands/writes';
import { EXPRESSION_OPERATORS } from '../../src/expressions/operators';
import { FILTER_OPERATORS } from '../../src/query/matcher/filter';
import { ADD_TO_SET_MODIFIERS, PUSH_MODIFIERS } from '../../src/update/array-operators';
import { UPDATE_OPERATORS } from '../../src/update/compile';
import { UPDATE_PATHS } from '../../src/update/paths';
import { UPDATE_STAGES } from '../../src/update/pipeline';

const supported = JSON.parse(readFileSync(new URL('../../supported.json', import.meta.url), 'utf8'));

/** The commands of the handshake, which no driver reports to its monitors. */
const HANDSHAKE = ['hello', 'isMaster', 'ismaster'];

const names = (table: object) => Object.keys(table).sort();

function implemented(): Record<string, string[]> {
  const commands = Object.entries(COMMANDS).filter(([name]) => !HANDSHAKE.includes(name));
  const withFields = commands.filter(([, { fields }]) => fields.length > 0);
  return {
    ...Object.fromEntries(withFields.map(([name, { fields }]) => [`fields of ${name}`, [...fields].sort()])),
    accumulators: names(ACCUMULATORS),
    commands: commands.map(([name]) => name).sort(),
    'explained commands': names(EXPLAINED),
    'expression operators': names(EXPRESSION_OPERATORS),
    'fields of $unionWith': names(UNION_WITH_FIELDS),
    'fields of cursor': names(CURSOR_FIELDS),
    'fields of deletes': names(DELETE_STATEMENT),
    'fields of updates': names(UPDATE_STATEMENT),
    'fields of writeConcern': names(WRITE_CONCERN_FIELDS),
    'filter operators': [...FILTER_OPERATORS].sort(),
    'generic fields': names(COMMON_FIELDS),
    'index options': names(INDEX_OPTIONS),
    'modifiers of $addToSet': ADD_TO_SET_MODIFIERS,
    'modifiers of $push': PUSH_MODIFIERS,
    stages: names(STAGES),
    'stages of an update': names(UPDATE_STAGES),
    'update operators': names(UPDATE_OPERATORS),
    'update paths': names(UPDATE_PATHS),
  };
}

test('the engine implements what supported.json lists, and nothing else', () => {
  expect(implemented()).toEqual(supported);
});
