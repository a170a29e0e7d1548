import { parseCollation } from '../bson/collation';
import type { Fields } from '../bson/fields';
import { type Document, doc, type Maybe } from '../bson/values';
import { need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { compileFindProjection } from '../query/projection/find-projection';
import { locate, locateAhead } from '../writes/locate';
import { checkWritable } from '../writes/namespaces';
import { requestOf, type UpdateStatement, update } from '../writes/update';
import { readVariables } from './arguments';
import { type Call, type Command, command, environmentOf, namespaceOf } from './command';

export const FIND_AND_MODIFY_FIELDS = {
  query: 'object',
  sort: 'object',
  remove: 'bool',
  update: 'any',
  new: 'bool',
  fields: 'object',
  upsert: 'bool',
  collation: 'object',
  arrayFilters: 'any',
  hint: 'any',
  let: 'object',
  bypassDocumentValidation: 'bool',
} as const;

type FindAndModifyFields = Fields<typeof FIND_AND_MODIFY_FIELDS>;

function check({ remove, update: change, upsert, new: isNew }: FindAndModifyFields) {
  need(remove || change !== undefined, 'FailedToParse', 'Either an update or remove=true must be specified');
  need(!remove || change === undefined, 'FailedToParse', 'Cannot specify both an update and remove=true');
  need(!remove || !upsert, 'FailedToParse', 'Cannot specify both upsert=true and remove=true ');
  need(
    !remove || !isNew,
    'FailedToParse',
    "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
  );
}

export function statementOf(fields: FindAndModifyFields, call: Call): UpdateStatement {
  return {
    filter: fields.query ?? doc(),
    update: fields.update,
    sort: fields.sort,
    isMulti: false,
    isUpsert: fields.upsert ?? false,
    collation: fields.collation,
    arrayFilters: fields.arrayFilters,
    hint: fields.hint,
    variables: readVariables(fields.let, call),
    ...(fields.bypassDocumentValidation && { bypassValidation: true }),
  };
}

const findAndModify = command(FIND_AND_MODIFY_FIELDS, async (fields, call) => {
  check(fields);
  const namespace = checkWritable(namespaceOf(call));
  const environment = environmentOf(call);
  const { store, catalog, operation } = environment;
  const statement = statementOf(fields, call);
  const find = () => catalog.find(namespace.database, namespace.name);
  const ahead = await locateAhead(store, find(), requestOf(statement), operation);
  return store.write(() => {
    if (fields.remove) return remove();
    const { matched, upsertedId, before, after } = update(environment, namespace, statement, ahead);
    const lastErrorObject = doc({
      n: matched || (upsertedId === undefined ? 0 : 1),
      updatedExisting: matched > 0,
      upserted: upsertedId,
    });
    return { lastErrorObject, value: shown(fields.new ? after : before) };
  });

  function remove() {
    const collection = find();
    const [found] = locate(store, collection, requestOf(statement), ahead);
    if (found) collection?.remove(found.id, found.document, found.bytes);
    return { lastErrorObject: doc({ n: found ? 1 : 0 }), value: shown(found?.document) };
  }

  function shown(document: Document | undefined): Maybe {
    if (!document || !fields.fields) return document ?? null;
    const context = { collation: parseCollation(fields.collation), now: operation.now };
    const matches = compileFilter(statement.filter, { ...context, variables: statement.variables ?? new Map() });
    return compileFindProjection(fields.fields, matches, context)?.(document) ?? document;
  }
});

export const FIND_AND_MODIFY_COMMANDS: Record<string, Command> = { findAndModify, findandmodify: findAndModify };
