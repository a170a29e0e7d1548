import { mongo } from 'mongoose';

/** The process of the embedded engine does not run. */
class EngineSilentError extends Error {
  override readonly name = 'EngineSilentError';
}

type Method = (...given: unknown[]) => Promise<unknown>;

/** What of the driver waits for a response. `find` and `aggregate` do so when their cursors are read. */
const WAITING: [prototype: object, names: readonly string[]][] = [
  [
    mongo.Collection.prototype,
    [
      'bulkWrite',
      'countDocuments',
      'deleteMany',
      'deleteOne',
      'distinct',
      'estimatedDocumentCount',
      'findOne',
      'findOneAndDelete',
      'findOneAndUpdate',
      'insertMany',
      'insertOne',
      'replaceOne',
      'updateMany',
      'updateOne',
    ],
  ],
  [mongo.Db.prototype, ['command']],
  [mongo.AbstractCursor.prototype, ['close', 'hasNext', 'next', 'tryNext']],
];

/**
 * Lets operations fail while the engine is silent, those under way too: the driver would wait for ten seconds, and repeat
 * a read. A write that has been sent may still be done, as one whose response was lost.
 *
 * @returns Tells whether the engine is silent.
 */
export function failWhileEngineSilent(): (isSilent: boolean) => void {
  const underWay = new Set<() => void>();
  let isSilent = false;

  function unlessSilent(operate: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new EngineSilentError());
      if (isSilent) return fail();
      underWay.add(fail);
      const done = () => underWay.delete(fail);
      operate().then(resolve, reject).finally(done);
    });
  }

  for (const [prototype, names] of WAITING) {
    const methods = prototype as Record<string, Method>;
    for (const name of names) {
      const method = methods[name];
      if (!method) throw new Error(`The driver has no ${name}.`);
      methods[name] = function (this: unknown, ...given: unknown[]) {
        return unlessSilent(() => method.apply(this, given));
      };
    }
  }
  return (nowSilent) => {
    isSilent = nowSilent;
    if (isSilent) for (const fail of underWay) fail();
  };
}
