import { hostname } from 'node:os';
import { doc, isDocument, type Value } from '../../bson/values';
import { need } from '../../errors';
import { portionsOf } from '../../query/stream';
import type { Collection } from '../../storage/collection';
import type { Documents, Environment } from '../environment';
import { evaluateConstant } from '../expressions/compile';

/** A stage that can only be the first: it does not read the documents of the collection. */
type Source = (argument: Value, collection: Collection | undefined, environment: Environment) => Documents;

const collectionStatistics: Source = (argument, collection, { operation, database }) => {
  need(isDocument(argument), 40167, '$collStats must take a nested object');
  const count = collection?.count ?? 0;
  const size = collection?.size ?? 0;
  return portionsOf([
    doc({
      ns: collection?.namespace ?? database,
      host: hostname(),
      localTime: operation.now,
      ...(argument.has('count') && { count }),
      ...(argument.has('storageStats') && {
        storageStats: doc({
          size,
          count,
          avgObjSize: count > 0 ? Math.round(size / count) : 0,
          storageSize: size,
          nindexes: collection?.indexes.length ?? 0,
        }),
      }),
    }),
  ]);
};

const indexStatistics: Source = (_argument, collection, { operation }) =>
  portionsOf(
    (collection?.indexes ?? []).map(({ name, key, spec }) =>
      doc({ name, key, host: hostname(), accesses: doc({ ops: 0n, since: operation.now }), spec }),
    ),
  );

const documents: Source = (argument, _collection, environment) => {
  const list = evaluateConstant(argument, environment);
  need(
    Array.isArray(list) && list.every(isDocument),
    5858203,
    'an array of documents is expected as the argument of $documents',
  );
  return portionsOf(list as Documents extends AsyncIterable<(infer T)[]> ? T[] : never);
};

const changeStream: Source = () => {
  need(false, 40573, 'The $changeStream stage is only supported on replica sets');
};

export const SOURCE_STAGES: Record<string, Source> = {
  $collStats: collectionStatistics,
  $indexStats: indexStatistics,
  $documents: documents,
  $changeStream: changeStream as Source,
};
