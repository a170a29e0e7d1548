import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/lib/root';
import { freePort } from '../scripts/testing/free-port';
import { expect, test } from './support/fixtures';

/** Sends half a request. Returns how to send the rest. */
function beginStart(url: string, email: string) {
  const body = JSON.stringify({ email });
  const { hostname, port } = new URL(url);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const sending = request({
    hostname,
    port,
    path: '/api/freeassesment/userdetailforassesment',
    method: 'POST',
    headers,
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
  sending.write(body.slice(0, 5));
  return { isReceived: once(sending, 'continue'), finish: () => sending.end(body.slice(5)), status };
}

test.describe('the processes as they are deployed', () => {
  for (const processes of ['1', '2']) {
    test(`a request that is under way when the API is told to stop is answered, by ${processes} of its processes`, {
      tag: '@long',
    }, async ({ startProduct }) => {
      const product = await startProduct({ API_PROCESSES: processes });
      const underWay = beginStart(product.apiUrl, 'late@example.com');
      await underWay.isReceived;
      const stopped = product.stopApi();
      await expect.poll(async () => (await fetch(`${product.apiUrl}/api/ready`)).status).toBe(503);
      underWay.finish();
      expect(await underWay.status).toBe(201);
      await stopped;
    });
  }

  test('a browser that has only connected, as browsers do ahead of time, does not hold up the stop', {
    tag: '@long',
  }, async ({ startProduct }) => {
    const product = await startProduct();
    const connections = [product.url, product.apiUrl].map((url) => connect(Number(new URL(url).port), '127.0.0.1'));
    await Promise.all(connections.map((connection) => once(connection, 'connect')));
    const closed = Promise.all(connections.map((connection) => once(connection, 'close')));
    await product.close();
    await closed;
  });

  const files = [
    ['api/dist/main.mjs', '1'],
    ['api/dist/main.mjs', '2'],
    ['shell/dist/server/main.mjs', '1'],
  ] as const;
  for (const [file, API_PROCESSES] of files) {
    test(`${file} with API_PROCESSES=${API_PROCESSES} does not stay when whoever started it dies meanwhile`, {
      tag: '@long',
    }, async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'wattle-orphan-'));
      const env = {
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        API_PORT: String(await freePort()),
        API_PROCESSES,
        SEED: 'none',
      };
      const child = spawn(process.execPath, [file], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
      child.disconnect();
      expect(await once(child, 'exit')).toEqual([0, null]);
      rmSync(dataDir, { recursive: true });
    });
  }
});
