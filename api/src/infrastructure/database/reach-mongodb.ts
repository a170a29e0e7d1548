import { EnvironmentError } from '@wattle/environment';
import { mongo } from 'mongoose';
import pTimeout from 'p-timeout';

/** Time limit of the driver's server selection. */
const SELECTION_MS = 2_500;
/** Time limit with the DNS lookup of a mongodb+srv address, which comes first. */
const RESPONSE_TIMEOUT_MS = 3_500;

/** @throws EnvironmentError with where the address was given, its host and the reason, within five seconds. */
export async function reachMongodb(uri: string, givenBy = 'MONGODB_URI'): Promise<void> {
  try {
    await pTimeout(ping(uri), {
      milliseconds: RESPONSE_TIMEOUT_MS,
      message: `no answer within ${RESPONSE_TIMEOUT_MS / 1_000} s`,
    });
  } catch (error) {
    throw new EnvironmentError(`${givenBy}: ${hostsOf(uri)} cannot be used: ${(error as Error).message}`);
  }
}

async function ping(uri: string): Promise<void> {
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: SELECTION_MS });
  // Children would be told that answers are saved that may be lost.
  if (client.options.writeConcern?.w === 0) throw new Error('with w=0 no write is acknowledged');
  try {
    await client.db().command({ ping: 1 });
  } finally {
    await client.close();
  }
}

export function hostsOf(uri: string): string {
  const [, hosts = ''] = /^mongodb(?:\+srv)?:\/\/(?:.*@)?([^/?]*)/.exec(uri) ?? [];
  return hosts || 'no host';
}

/** The database that an address names; the driver takes `test` where it names none. */
export function databaseOf(uri: string): string | undefined {
  return /^mongodb(?:\+srv)?:\/\/(?:[^@]*@)?[^/?@]*\/([^?]+)/.exec(uri)?.[1];
}
