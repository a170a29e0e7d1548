import type { Fields } from '../bson/fields';
import { type Document, doc, type Maybe } from '../bson/values';
import { need } from '../errors';
import { compileProjection } from '../query/projection/compile';
import { removeRecords } from '../writes/delete';
import { locateAhead } from '../writes/locate';
import { requestOf, type UpdateStatement, update } from '../writes/update';
import { type Command, command, writableCollectionOf } from './command';

const FIELDS = {
  query: 'object',
  sort: 'object',
  remove: 'bool',
  update: 'any',
  new: 'bool',
  fields: 'object',
  upsert: 'bool',
} as const;

function check({ remove, update: change, upsert, new: isNew }: Fields<typeof FIELDS>) {
  need(remove || change !== undefined, 'FailedToParse', 'Either an update or remove=true must be specified');
  const isMixed = remove && (change !== undefined || upsert || isNew);
  need(!isMixed, 'FailedToParse', 'Cannot specify remove=true with an update, upsert=true or new=true');
}

const findAndModify = command(FIELDS, async (fields, call) => {
  check(fields);
  const { store, catalog } = call.engine;
  const { collection, ...namespace } = writableCollectionOf(call);
  const context = { store, catalog, namespace };
  const { query: filter = doc(), sort, upsert: isUpsert = false } = fields;
  const statement: UpdateStatement = { filter, sort, update: fields.update, isMulti: false, isUpsert };
  const request = requestOf(statement);
  const project = fields.fields && fields.fields.size > 0 ? compileProjection(fields.fields) : undefined;
  const shown = (document: Document | undefined): Maybe =>
    (document && project ? project.apply(document) : document) ?? null;
  const ahead = await locateAhead(store, collection, request, call.operation);
  if (fields.remove) {
    const [removed] = store.writeToFree(() => removeRecords(context, request, ahead));
    return { lastErrorObject: doc({ n: removed ? 1 : 0 }), value: shown(removed?.document) };
  }
  const { matched, upsertedId, before, after } = await store.writeTogether(() => update(context, statement, ahead));
  const lastErrorObject = doc({
    n: matched || (upsertedId === undefined ? 0 : 1),
    updatedExisting: matched > 0,
    upserted: upsertedId,
  });
  return { lastErrorObject, value: shown(fields.new ? after : before) };
});

export const FIND_AND_MODIFY_COMMANDS: Record<string, Command> = { findAndModify };
