import type { Connection } from 'mongoose';

/** The client of a connection through the database proxy: it reports its commands. */
type Client = ReturnType<Connection['getClient']>;

/** Counts how often a client waits for the database during a task: commands that are under way together count as one. */
export async function countRoundTrips(client: Client, task: () => Promise<unknown>): Promise<number> {
  const underWay = new Set<number>();
  let count = 0;
  const begin = ({ requestId }: { requestId: number }) => {
    if (underWay.size === 0) count += 1;
    underWay.add(requestId);
  };
  const end = ({ requestId }: { requestId: number }) => underWay.delete(requestId);
  client.on('commandStarted', begin).on('commandSucceeded', end).on('commandFailed', end);
  await task();
  client.off('commandStarted', begin).off('commandSucceeded', end).off('commandFailed', end);
  return count;
}

interface CursorReply {
  cursor?: { firstBatch?: object[] };
}

/** Collects the documents that finds and aggregations return during a task. */
export async function documentsRead(client: Client, task: () => Promise<unknown>): Promise<object[]> {
  const read: object[] = [];
  const note = ({ reply }: { reply: unknown }) => read.push(...((reply as CursorReply).cursor?.firstBatch ?? []));
  client.on('commandSucceeded', note);
  await task();
  client.off('commandSucceeded', note);
  return read;
}

interface FindAndModifyReply {
  value?: { _id: unknown } | null;
}

/** Collects, from now on, the ids of the documents that findAndModify changes, each as often as it is changed. */
export function collectModified(...clients: Client[]): readonly string[] {
  const ids: string[] = [];
  for (const client of clients) {
    client.on('commandSucceeded', ({ commandName, reply }) => {
      const { value } = reply as FindAndModifyReply;
      if (commandName === 'findAndModify' && value) ids.push(String(value._id));
    });
  }
  return ids;
}
