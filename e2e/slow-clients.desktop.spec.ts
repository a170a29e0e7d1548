import { setTimeout as sleep } from 'node:timers/promises';
import { childPids, residentMegabytes } from '../scripts/lib/process-table';
import { RawConnection, requestHead } from '../scripts/testing/raw-connection';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';

const CLIENTS = 300;
/** What 64 large bodies of at most 1 MiB take, and the connections themselves; all of the bodies would take 300 MB. */
const MEMORY_MB = 200;
/** Two windows of ten seconds, a check each second, and a busy machine. */
const ENDED_MS = 30_000;

/** Opens connections which each send the greater part of a body and no more. */
async function beginMany(address: string): Promise<RawConnection[]> {
  const head = requestHead('/api/auth/login', 'Content-Length: 1048576');
  const beginning = Buffer.alloc(1_000_000, 'x');
  const begin = async () => {
    const client = new RawConnection(address);
    await client.send(head);
    // Those that are ended meanwhile cannot send all of it.
    void client.send(beginning);
    return client;
  };
  return Promise.all(Array.from({ length: CLIENTS }, begin));
}

/** Opens a connection that sends nothing, and one whose headers do not end. */
async function beginHeaders(address: string): Promise<RawConnection[]> {
  const unfinished = new RawConnection(address);
  await unfinished.send('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n');
  return [new RawConnection(address), unfinished];
}

test(`${CLIENTS} clients at each server that never finish their requests shut nobody out, and are ended`, {
  tag: '@long',
}, async ({ startProduct }) => {
  const { url, apiUrl, pids } = await startProduct();
  const processes = [pids.shell, pids.api, ...childPids(pids.api)];
  const memory = () => processes.map(residentMegabytes);
  const before = memory();
  const bodies = [...(await beginMany(url)), ...(await beginMany(apiUrl))];
  const clients = [...bodies, ...(await beginHeaders(url)), ...(await beginHeaders(apiUrl))];
  const startedAt = Date.now();
  let isOver = false;
  const ended = Promise.all(clients.map((client) => client.ended)).finally(() => {
    isOver = true;
  });

  for (const address of [url, apiUrl]) await aStudent({ apiUrl: address });
  while (!isOver) {
    for (const address of [url, apiUrl]) {
      const response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5_000) });
      expect(response.status).toBe(200);
    }
    const growth = memory().map((megabytes, index) => megabytes - (before[index] ?? 0));
    expect(Math.max(...growth)).toBeLessThan(MEMORY_MB);
    await sleep(200);
  }
  expect(Date.now() - startedAt).toBeLessThan(ENDED_MS);
  expect((await ended).filter((response) => !response.startsWith('HTTP/1.1 408 '))).toEqual([]);
});
