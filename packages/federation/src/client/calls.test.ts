import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { newRegistryKeys } from '../testing';
import { readRemote, sendOrder } from './send-order';

let server: Server;
afterEach(() => {
  mock.restoreAll();
  server?.close();
});

async function shell(listener: RequestListener, port = 0): Promise<string> {
  server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

function portOf(of: Server): number {
  return (of.address() as AddressInfo).port;
}

const REMOTE = JSON.stringify({ remote: 'practice', order: 1 });

test('a call is made again at the date that a busy registry names', async () => {
  const calledAt: number[] = [];
  const url = await shell((_request, response) => {
    calledAt.push(Date.now());
    const isFirst = calledAt.length === 1;
    response.writeHead(isFirst ? 503 : 200, { 'retry-after': new Date(Date.now() + 2_000).toUTCString() });
    response.end(isFirst ? undefined : REMOTE);
  });
  expect(await readRemote(url, 'practice')).toMatchObject({ order: 1 });
  const [first = 0, second = 0] = calledAt;
  expect(second - first).toBeGreaterThan(900);
});

test('a shell that nobody has at its address is named, and not waited for', async () => {
  const url = await shell(() => undefined);
  server.close();
  await expect(readRemote(url, 'practice')).rejects.toThrow(`The shell at ${url} cannot be reached (ECONNREFUSED).`);
});

test('a shell that restarts is waited for', async () => {
  const answer: RequestListener = (_request, response) => response.setHeader('connection', 'close').end(REMOTE);
  const url = await shell(answer);
  await readRemote(url, 'practice');
  const port = portOf(server);
  server.close();
  setTimeout(() => shell(answer, port), 1_000);
  expect(await readRemote(url, 'practice')).toMatchObject({ order: 1 });
});

test('an order that is never finished is waited for half an hour', async () => {
  const later = Date.now() + 31 * 60_000;
  const url = await shell(({ method, url: path = '' }, response) => {
    const isOrder = method === 'GET' && path.includes('/orders/');
    if (isOrder) mock.method(Date, 'now', () => later);
    response.setHeader('connection', 'close');
    response.end(isOrder ? JSON.stringify({ state: 'testing', step: 'test', found: [] }) : REMOTE);
  });
  const sent = sendOrder(url, { action: 'rollback', remote: 'practice' }, [newRegistryKeys().own]);
  await expect(sent).rejects.toThrow(
    'The registry has not finished after 30 minutes. See later what is live of practice.',
  );
});
