import { hostname } from 'node:os';
import { readFields } from '../../bson/fields';
import { type Document, doc, isDocument, type Value } from '../../bson/values';
import { need } from '../../errors';
import { evaluateConstant } from '../../expressions/compile';
import { portionsOf } from '../../query/stream';
import type { Collection } from '../../storage/collection';
import type { Documents, Environment } from '../environment';

/** A stage that can only be the first: it does not read the documents of the collection. */
type Source = (argument: Value, collection: Collection | undefined, environment: Environment) => Documents;

/** `latencyStats` and `queryExecStats` are not counted here, and so refused. */
const STATISTICS = { count: 'object', storageStats: 'object' } as const;

const collectionStatistics: Source = (argument, collection, { operation, database }) => {
  need(isDocument(argument), 40167, '$collStats must take a nested object');
  const asked = readFields('$collStats', argument, STATISTICS);
  if (asked.count) readFields('$collStats.count', asked.count, {});
  const { scale = 1 } = readFields('storageStats', asked.storageStats ?? doc(), { scale: 'whole' } as const);
  need(scale >= 1, 51024, `BSON field 'storageStats.scale' value must be >= 1, actual value '${scale}'`);
  const count = collection?.count ?? 0;
  const bytes = collection?.size ?? 0;
  const size = Math.floor(bytes / scale);
  return portionsOf([
    doc({
      ns: collection?.namespace ?? database,
      host: hostname(),
      localTime: operation.now,
      ...(asked.count && { count }),
      ...(asked.storageStats && {
        storageStats: doc({
          size,
          count,
          avgObjSize: count > 0 ? Math.round(bytes / count) : 0,
          storageSize: size,
          nindexes: collection?.indexes.length ?? 0,
          scaleFactor: scale,
        }),
      }),
    }),
  ]);
};

const indexStatistics: Source = (argument, collection, { operation }) => {
  need(
    isDocument(argument) && argument.size === 0,
    28803,
    'The $indexStats stage specification must be an empty object',
  );
  return portionsOf(
    (collection?.indexes ?? []).map(({ name, key, spec }) =>
      doc({ name, key, host: hostname(), accesses: doc({ ops: 0n, since: operation.now }), spec }),
    ),
  );
};

const documents: Source = (argument, _collection, environment) => {
  const list = evaluateConstant(argument, environment);
  need(
    Array.isArray(list) && list.every(isDocument),
    5858203,
    'an array of documents is expected as the argument of $documents',
  );
  return portionsOf(list as Document[]);
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
