import type { mongo } from 'mongoose';

const DEFAULTS = {
  // What was acknowledged must survive a failover.
  w: 'majority',
  journal: true,
  // A request gets 503 rather than wait.
  serverSelectionTimeoutMS: 3_000,
  // How long a request beyond the pool's size waits for a connection; clients wait no longer.
  waitQueueTimeoutMS: 8_000,
  socketTimeoutMS: 10_000,
} satisfies mongo.MongoClientOptions;

/** The defaults that the URI does not set itself; the driver would let them win over the URI. */
export function connectionOptions(uri: string): mongo.MongoClientOptions {
  const query = new URLSearchParams(uri.split('?', 2)[1]);
  const given = new Set([...query.keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(DEFAULTS).filter(([name]) => !given.has(name.toLowerCase())));
}
