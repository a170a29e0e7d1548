import type { mongo } from 'mongoose';

const DEFAULTS = {
  // What was acknowledged must survive a failover.
  w: 'majority',
  journal: true,
  // A request is answered 503 rather than kept waiting.
  serverSelectionTimeoutMS: 3_000,
  // Requests beyond the pool's size wait for a connection, but not longer than a client would.
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 10_000,
} satisfies mongo.MongoClientOptions;

/** What the connection to a database is set to where its URI does not say it: the driver would let options win. */
export function connectionOptions(uri: string): mongo.MongoClientOptions {
  const query = new URLSearchParams(uri.split('?', 2)[1]);
  const given = new Set([...query.keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !given.has(name.toLowerCase())));
}
