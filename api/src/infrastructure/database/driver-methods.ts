import { currentRequestId } from '@wattle/http-server';
import { mongo } from 'mongoose';

/** Where the methods of a collection take their options; all commands of the API go through one of them. */
const OPTIONS_AT = {
  aggregate: 1,
  bulkWrite: 1,
  countDocuments: 1,
  deleteMany: 1,
  deleteOne: 1,
  distinct: 2,
  find: 1,
  findOne: 1,
  findOneAndDelete: 1,
  findOneAndUpdate: 2,
  insertMany: 1,
  insertOne: 1,
  replaceOne: 2,
  updateMany: 2,
  updateOne: 2,
};

type Method = (...given: unknown[]) => unknown;

/**
 * Each command carries the id of the request that has caused it as its `comment`, which MongoDB writes to the log beside
 * a slow one. The driver has no setting for that, and hooks of mongoose see neither inserts nor what bypasses models.
 */
const methods = mongo.Collection.prototype as unknown as Record<string, Method>;
for (const [name, at] of Object.entries(OPTIONS_AT)) {
  wrap(methods, name, (send) => {
    return function (this: unknown, ...given: unknown[]) {
      const comment = currentRequestId();
      if (!comment) return send.apply(this, given);
      const [before, options] = [given.slice(0, at), given[at]];
      // Without a filter, the place before the options is empty.
      while (before.length < at) before.push(undefined);
      return send.call(this, ...before, { comment, ...(options as object | undefined) });
    };
  });
}

/** The process of the embedded engine does not run. */
class EngineSilentError extends Error {
  override readonly name = 'EngineSilentError';
}

/** What of the driver waits for a response. `find` and `aggregate` do so when their cursors are read. */
const { aggregate: _aggregate, find: _find, ...waiting } = OPTIONS_AT;
const WAITING: [prototype: object, names: readonly string[]][] = [
  [mongo.Collection.prototype, [...Object.keys(waiting), 'estimatedDocumentCount']],
  [mongo.Db.prototype, ['command']],
  [mongo.AbstractCursor.prototype, ['close', 'hasNext', 'next', 'tryNext']],
];

/**
 * Lets operations fail while the engine is silent, those under way too: the driver would wait for ten seconds, and repeat
 * a read. A write that has been sent may still be done, as one whose response was lost.
 */
export function failWhileEngineSilent(): (isSilent: boolean) => void {
  const underWay = new Set<() => void>();
  let isSilent = false;

  function unlessSilent(operate: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new EngineSilentError());
      if (isSilent) return fail();
      underWay.add(fail);
      operate()
        .then(resolve, reject)
        .finally(() => underWay.delete(fail));
    });
  }

  for (const [prototype, names] of WAITING) {
    for (const name of names) {
      wrap(prototype as Record<string, Method>, name, (method) => {
        return function (this: unknown, ...given: unknown[]) {
          return unlessSilent(() => method.apply(this, given) as Promise<unknown>);
        };
      });
    }
  }
  return (nowSilent) => {
    isSilent = nowSilent;
    if (isSilent) for (const fail of underWay) fail();
  };
}

function wrap(methods: Record<string, Method>, name: string, wrapped: (method: Method) => Method): void {
  const method = methods[name];
  if (!method) throw new Error(`The driver has no ${name}.`);
  methods[name] = wrapped(method);
}
