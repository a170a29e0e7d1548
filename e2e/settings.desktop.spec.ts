import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ENVIRONMENT_NAMES } from '@wattle/environment';
import { ROOT } from '../scripts/lib/root';
import { freePort, twoFreePorts } from '../scripts/testing/free-port';
import { EngineProcess } from './support/engine-process';
import { runNode, stopProcess, waitUntilOk } from './support/processes';
import { settingValues } from './support/setting-values';

// Sources read their libraries in another way than what is built of them.
const API = 'api/dist/main.mjs';
const SHELL = 'shell/dist/server/main.mjs';

/** Of one network within a minute. */
const USERNAME_CHECKS = 30;

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wattle-settings-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function values(mongodbUri: string) {
  const [port, apiPort, registryPort] = [await freePort(), await freePort(), await freePort()];
  const metricsPort = await twoFreePorts();
  return settingValues({ dataDir, port, apiPort, metricsPort, registryPort, mongodbUri });
}

const only = (kind: 'valid' | 'invalid', all: Awaited<ReturnType<typeof values>>) =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, each[kind]]));

/** Until it answers; rejects with the sentence of one that does not start. */
async function started(server: ChildProcess, url: string): Promise<void> {
  const refused = once(server, 'message').then(([{ startFailure }]) => {
    throw new Error(startFailure);
  });
  await Promise.race([waitUntilOk(url), refused]);
}

/** The lines with which a server refuses to start. */
async function refusal(file: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const child = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [[{ startFailure }], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  expect(code).toBe(1);
  return (startFailure as string).split('\n');
}

const settingOf = (line: string) => line.split(':', 1)[0];

const via = (proxied: string) => ({ headers: { 'X-Forwarded-For': proxied } });

/** The status of one more check of a username than a network may ask for, when a proxy names another network. */
async function statusOfOtherNetwork(url: string): Promise<number> {
  const check = (network: string) => fetch(`${url}/api/auth/check-username?username=priya`, via(network));
  for (let asked = 0; asked < USERNAME_CHECKS; asked += 1) await check('10.9.8.7');
  expect((await check('10.9.8.7')).status).toBe(429);
  return (await check('10.9.8.6')).status;
}

test('each setting has a valid and an invalid value here', async () => {
  expect(Object.keys(await values('')).sort()).toEqual([...ENVIRONMENT_NAMES].sort());
});

for (const file of [API, SHELL]) {
  test(`${file} refuses an invalid value of each setting, in a line that names it`, { tag: '@long' }, async () => {
    const lines = await refusal(file, only('invalid', await values('')));
    expect(lines.map(settingOf).sort()).toEqual([...ENVIRONMENT_NAMES].sort());
  });
}

for (const file of [API, SHELL]) {
  test(`${file} refuses an invalid value of each setting alone`, { tag: '@long' }, async () => {
    test.setTimeout(300_000);
    const all = await values('mongodb://127.0.0.1:1/wattle');
    for (const name of ENVIRONMENT_NAMES) {
      const env = { ...only('valid', all), [name]: all[name]?.invalid };
      expect((await refusal(file, env)).map(settingOf)).toEqual([name]);
    }
  });
}

test('with a valid value of each setting both servers start, and do what it says', { tag: '@long' }, async () => {
  const engine = await EngineProcess.start(join(dataDir, 'engine'));
  const settings = only('valid', await values(`${engine.uri}/wattle`));
  const [api, shell] = [runNode([API], settings), runNode([SHELL], settings)];
  const { PORT, API_PORT, METRICS_PORT, ADMIN_USERNAME, ADMIN_PASSWORD } = settings;
  const url = `http://127.0.0.1:${PORT}`;
  await Promise.all([started(api, `http://127.0.0.1:${API_PORT}/api/ready`), started(shell, `${url}/registry.json`)]);

  const terms = await fetch(`${url}/terms`);
  expect(terms.headers.get('content-security-policy')).toContain(settings.RELEASE_ORIGINS);
  expect(await terms.text()).toContain(settings.OPERATOR_NAME);
  expect(await (await fetch(`${url}/service-worker.js`)).text()).toContain('registration.unregister()');
  const body = JSON.stringify({ email_or_username: ADMIN_USERNAME, password: ADMIN_PASSWORD });
  const login = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  const { access } = await (await fetch(`${url}/api/auth/login`, login)).json();
  const asAdmin = { headers: { Authorization: `Bearer ${access}` } };
  const agreement = await (await fetch(`${url}/api/writing-agreement`, asAdmin)).json();
  expect(agreement.share).toBe(Number(settings.WRITING_SECOND_MARKS));
  const metrics = () => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).then((scrape) => scrape.text());
  await expect.poll(metrics).toContain('\nwattle_api_processes 2\n');
  expect(await statusOfOtherNetwork(url)).toBe(200);

  await Promise.all([stopProcess(api, 'SIGTERM'), stopProcess(shell, 'SIGTERM')]);
  expect([api.exitCode, shell.exitCode]).toEqual([0, 0]);
  await engine.stop();
});

test.describe('with a proxy of TRUSTED_PROXIES somewhere else', () => {
  const elsewhere = { TRUSTED_PROXIES: '192.0.2.1' };

  test('the API takes no address that a client claims to have', { tag: '@long' }, async () => {
    const API_PORT = String(await freePort());
    const api = runNode([API], { DATA_DIR: dataDir, API_PORT, SEED: 'none', ...elsewhere });
    const url = `http://127.0.0.1:${API_PORT}`;
    await started(api, `${url}/api/ready`);
    expect(await statusOfOtherNetwork(url)).toBe(429);
    await stopProcess(api, 'SIGTERM');
  });

  test('the shell passes no such address on', async () => {
    const echo: Server = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
    await once(echo.listen(0, '127.0.0.1'), 'listening');
    const [PORT, { port }] = [String(await freePort()), echo.address() as AddressInfo];
    const API_URL = `http://127.0.0.1:${port}`;
    const shell = runNode([SHELL], { DATA_DIR: dataDir, PORT, API_URL, ...elsewhere });
    const address = `http://127.0.0.1:${PORT}/api/echo`;
    await started(shell, address);
    expect(await (await fetch(address, via('10.9.8.7'))).text()).toBe('127.0.0.1');
    await stopProcess(shell, 'SIGTERM');
    echo.close();
  });
});
