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
} as const;

type Methods = Record<keyof typeof OPTIONS_AT, (...given: unknown[]) => unknown>;

/**
 * Each command carries the id of the request that has caused it as its `comment`, which MongoDB writes to the log beside
 * a slow one. The driver has no setting for that, and hooks of mongoose see neither inserts nor what bypasses models.
 */
const methods = mongo.Collection.prototype as unknown as Methods;
for (const [name, at] of Object.entries(OPTIONS_AT) as [keyof Methods, number][]) {
  const send = methods[name];
  methods[name] = function (this: mongo.Collection, ...given: unknown[]) {
    const comment = currentRequestId();
    if (!comment) return send.apply(this, given);
    const [before, options] = [given.slice(0, at), given[at]];
    // Without a filter, the place before the options is empty.
    while (before.length < at) before.push(undefined);
    return send.call(this, ...before, { comment, ...(options as object | undefined) });
  };
}
