import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Team } from '@wattle/federation/delegations';
import { endCanary } from '@wattle/federation/registry-changes';
import { hashOf, verifyText } from '@wattle/federation/signing';
import { aTeam, type TestTeam, teamHeader } from '../../../test/a-team';
import { eventually } from '../../../test/eventually';
import { usePageReports } from '../../../test/page-reports';
import { Clock } from '../../infrastructure';
import { RetentionService } from '../../infrastructure/retention/retention.service';
import { nextTryMs, RollbackWebhooks, WEBHOOK_TRIES } from './rollback-webhooks';

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const running = usePageReports();
let server: Server;
let received: Received[];
/** How the server answers; it keeps who calls waiting for 0. */
let status: number;
let team: TestTeam;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (status === 0) return;
    response.writeHead(status, { Location: `${addressOf()}/elsewhere` }).end('of no interest');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  received = [];
  status = 200;
  team = aTeam(running.remote);
  await delegate({ webhook: `${addressOf()}/hook?secret=1` });
});

const addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const delegate = (changes: Partial<Team>) =>
  running.releases.delegate({
    practice: { ...team, team: { ...team.team, ...changes } },
    games: aTeam('games', changes),
  });
const webhooks = () => running.api.app.get(RollbackWebhooks);
const tell = () => webhooks().run();
const now = () => running.api.app.get(Clock).now();
const rollBack = () =>
  running.api.as('admin').post(`/api/operations/${running.remote}/roll-back`).send({ version: '1.1.0' }).expect(200);
const latest = async () => {
  const request = running.api.anybody().get(`/api/team-releases/${running.remote}`);
  const { body } = await request.set('Authorization', teamHeader(running.remote, team.key, now())).expect(200);
  return body.rights.webhook.latest;
};

it('a roll back by staff is told once, signed by the key of the registry', async () => {
  await tell();
  expect(received).toEqual([]);
  await rollBack();
  await tell();
  await tell();
  expect(received).toHaveLength(1);
  const [{ path, headers, body }] = received as [Received];
  expect(path).toBe('/hook?secret=1');
  expect(headers['content-type']).toBe('application/json');
  const at = expect.any(String);
  const { remote } = running;
  expect(JSON.parse(body)).toEqual({ remote, from: '1.1.0', to: '1.0.0', at, by: 'test-admin', kind: 'rollback' });
  const signed = JSON.parse(Buffer.from(String(headers['wattle-signature']), 'base64url').toString());
  expect(verifyText(signed, running.releases.keys.publicKeys, now())).toMatchObject({
    purpose: 'webhook',
    body: hashOf(body),
  });
  expect(await latest()).toEqual({ at, state: 'told' });
});

it('a canary that was taken back is told with its figures', async () => {
  const { api, remote, releases } = running;
  await releases.startCanary(remote, '1.2.0');
  await delegate({ webhook: addressOf() });
  const figures = { visitors: 120, failedVisitors: 11, oldVisitors: 1_000, oldFailedVisitors: 6 };
  const end = { keys: releases.keys, by: 'the check of canaries', now: now(), figures };
  await endCanary(join(api.dataDir, 'releases'), remote, '1.2.0', end);
  await tell();
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { remote, from: '1.2.0', to: '1.1.0', by: 'the check of canaries', kind: 'canary', figures },
  ]);
});

it('of several processes one tells it', async () => {
  await rollBack();
  await Promise.all(Array.from({ length: 6 }, tell));
  expect(received).toHaveLength(1);
});

it('who refuses is told again after growing waits, the same each time, and given up after five tries', async () => {
  status = 500;
  await rollBack();
  for (let tries = 1; tries <= WEBHOOK_TRIES; tries += 1) {
    await tell();
    await tell();
    expect(received).toHaveLength(tries);
    expect((await latest()).state).toBe(tries < WEBHOOK_TRIES ? 'waiting' : 'failed');
    running.api.advance(nextTryMs(tries) / 1_000 - 1);
    await tell();
    expect(received).toHaveLength(tries);
    running.api.advance(1);
  }
  await tell();
  expect(received).toHaveLength(WEBHOOK_TRIES);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(running.api.log()).toContain(
    `The webhook of ${running.remote} was not told of a roll back, try 5 of 5: status 500.`,
  );
  expect(running.api.log()).not.toContain('secret=1');
});

it('a redirect is not followed, and counts as a refusal', async () => {
  status = 307;
  await rollBack();
  await tell();
  expect(received.map(({ path }) => path)).toEqual(['/hook?secret=1']);
  expect((await latest()).state).toBe('waiting');
});

it('who does not answer is given up after five seconds, and others tell nothing meanwhile', async () => {
  const { timeout } = AbortSignal;
  const limits: number[] = [];
  const tooLong = new AbortController();
  AbortSignal.timeout = (ms) => {
    limits.push(ms);
    return tooLong.signal;
  };
  status = 0;
  await rollBack();
  const telling = tell();
  await eventually(() => expect(received).toHaveLength(1));
  await tell();
  expect(received).toHaveLength(1);
  tooLong.abort();
  await telling;
  AbortSignal.timeout = timeout;
  expect(limits).toContain(5_000);
  expect((await latest()).state).toBe('waiting');
});

it('what a process that died was telling is told by another', async () => {
  const { api, remote } = running;
  await rollBack();
  status = 0;
  const dying = tell();
  await eventually(() => expect(received).toHaveLength(1));
  status = 200;
  api.advance(nextTryMs(1) / 1_000);
  await tell();
  expect(received).toHaveLength(2);
  expect(await latest()).toMatchObject({ state: 'told' });
  server.closeAllConnections();
  await dying;
  expect(await latest()).toMatchObject({ state: 'told' });
  expect(await api.connection.collection('webhook_calls').countDocuments({ remote })).toBe(1);
});

it('nobody is told of what is older than a week, of other remotes, or without a webhook', async () => {
  await delegate({ webhook: undefined });
  await rollBack();
  await tell();
  running.api.advance(8 * 86_400);
  await delegate({ webhook: addressOf() });
  await tell();
  expect(received).toEqual([]);
});

it('what was told is deleted after a while', async () => {
  await rollBack();
  await tell();
  running.api.advance(91 * 86_400);
  await running.api.app.get(RetentionService).run();
  expect(await running.api.connection.collection('webhook_calls').countDocuments({})).toBe(0);
});
