import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../scripts/lib/root';
import { freePort } from '../scripts/testing/free-port';
import { REGISTRY_KEY_FILE, RELEASES } from './support/build';
import { PATH } from './support/environment';
import { expect, test } from './support/fixtures';

const API = 'api/dist/main.mjs';
const SHELL = 'shell/dist/server/main.mjs';
const START = 'scripts/start.mjs';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://wattle.example',
  JWT_SECRET: 's'.repeat(32),
  ADMIN_USERNAME: 'ada',
  ADMIN_PASSWORD: 'long enough',
};

const TWO = { API_PROCESSES: '2' };

type Settings = Record<string, string | undefined>;

let dataDir: string;
let server: Server;
let children: ChildProcess[];
test.beforeEach(async () => {
  children = [];
  dataDir = mkdtempSync(join(tmpdir(), 'wattle-start-'));
  // It takes connections and answers nothing.
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const takenPort = () => String((server.address() as AddressInfo).port);
/** The one after it is for the metrics of the shell. */
const beforeTakenPort = () => String(Number(takenPort()) - 1);

/** Starts a process on ports and data of its own. */
async function start(file: string, settings: Settings = {}) {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const env = {
    PATH,
    DATA_DIR: join(dataDir, 'data'),
    RELEASES_DIR: RELEASES,
    REGISTRY_KEY_FILE,
    SEED: 'none',
    ...ports,
    ...settings,
  };
  const child = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

/** How a process ends that cannot start: its code, what it wrote and how long it took. */
async function ended(file: string, settings: Settings) {
  const startedAt = Date.now();
  const child = await start(file, settings);
  const [output, [code]] = await Promise.all([
    Promise.all([text(child.stdout), text(child.stderr)]),
    once(child, 'exit'),
  ]);
  return { code, output: output.join(''), ms: Date.now() - startedAt };
}

/** What was written, without the form of a line of the API's log. */
const sentencesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('{') ? JSON.parse(line).msg : line));

const impossible: [what: string, file: string, settings: () => Settings, sentence: RegExp][] = [
  ['production without its address', API, () => ({ ...PRODUCTION, PUBLIC_URL: undefined }), /^PUBLIC_URL: is required/],
  [
    'production over http',
    SHELL,
    () => ({ ...PRODUCTION, PUBLIC_URL: 'http://a.example' }),
    /^PUBLIC_URL: must be https/,
  ],
  ['an address of another machine', API, () => ({ HOST: '192.0.2.1' }), /^HOST: 192.0.2.1 is no address of this/],
  ['an address of another machine', SHELL, () => ({ HOST: '192.0.2.1' }), /^HOST: 192.0.2.1 is no address of this/],
  ['proxies that are none', SHELL, () => ({ TRUSTED_PROXIES: 'our proxy' }), /^TRUSTED_PROXIES: must be addresses/],
  ['a port in use', SHELL, () => ({ PORT: takenPort() }), /^PORT: port \d+ is in use/],
  ['a port in use', API, () => ({ API_PORT: takenPort() }), /^API_PORT: port \d+ is in use/],
  ['a port in use, in two processes', API, () => ({ ...TWO, API_PORT: takenPort() }), /^API_PORT: port \d+ is in use/],
  ['damaged data, in two processes', API, () => ({ ...TWO, DATA_DIR: damagedData() }), /^DATA_DIR: .+ damaged/],
  ['a file in place of the data', API, () => ({ DATA_DIR: aFile() }), /^DATA_DIR: .+ a file stands in its place$/],
  [
    'a weak password of the first admin',
    API,
    () => ({ ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'password' }),
    /^ADMIN_PASSWORD: is one that many people use/,
  ],
  ['data where nobody may write', API, () => ({ DATA_DIR: '/proc/data' }), /^DATA_DIR: \/proc\/data cannot be used: /],
  ['releases below a file', SHELL, () => ({ RELEASES_DIR: join(aFile(), 'releases') }), /^RELEASES_DIR: .+ a file/],
  [
    'a database that is not there',
    API,
    () => ({ MONGODB_URI: 'mongodb://u:secret@127.0.0.1:1/w' }),
    /^MONGODB_URI: 127.0.0.1:1 cannot be used: .*ECONNREFUSED/,
  ],
  [
    'a database with an unknown host',
    API,
    () => ({ MONGODB_URI: 'mongodb://nobody.invalid/w' }),
    /^MONGODB_URI: nobody.invalid cannot be used: .*ENOTFOUND/,
  ],
  [
    'a database that never answers',
    API,
    () => ({ MONGODB_URI: `mongodb://127.0.0.1:${takenPort()}/w` }),
    /^MONGODB_URI: 127.0.0.1:\d+ cannot be used: .*timed out/,
  ],
  [
    'a database address with an unknown option',
    API,
    () => ({ MONGODB_URI: 'mongodb://u:secret@db/w?fast=1' }),
    /^MONGODB_URI: db cannot be used: .*fast/,
  ],
];

function aFile(): string {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  return file;
}

function damagedData(): string {
  const folder = join(dataDir, 'damaged');
  mkdirSync(join(folder, 'mongo'), { recursive: true });
  writeFileSync(join(folder, 'mongo', 'data.mdb'), 'no database');
  return folder;
}

/** The rows that are not long. */
const SHORT = ['production without its address', 'releases below a file'];

for (const [what, file, settings, sentence] of impossible) {
  const tag = SHORT.includes(what) ? [] : ['@long'];
  test(`${file} does not start with ${what}, and says so in one line`, { tag }, async () => {
    const { code, output, ms } = await ended(file, settings());
    expect([code, sentencesOf(output)]).toEqual([1, [expect.stringMatching(sentence)]]);
    expect(output).not.toContain('secret');
    // The driver by itself would wait for longer.
    if (what === 'a database that never answers') expect(ms).toBeLessThan(15_000);
  });
}

const metricsPorts: [what: string, file: string, settings: () => Settings, sentence: RegExp][] = [
  ['is in use', API, () => ({ METRICS_PORT: takenPort() }), /^METRICS_PORT: port \d+ is in use/],
  ['is in use', SHELL, () => ({ METRICS_PORT: beforeTakenPort() }), /^METRICS_PORT: port \d+ is in use/],
  ['is in use', START, () => ({ METRICS_PORT: takenPort() }), /^METRICS_PORT: port \d+ is in use/],
  [
    'is followed by one in use',
    START,
    () => ({ METRICS_PORT: beforeTakenPort() }),
    /^METRICS_PORT: port \d+ is in use/,
  ],
  [
    'is followed by that of the pages',
    START,
    () => ({ PORT: '30001', METRICS_PORT: '30000' }),
    /^METRICS_PORT: it and the port after it must differ from PORT, API_PORT and REGISTRY_PORT/,
  ],
];

for (const [what, file, settings, sentence] of metricsPorts) {
  test(`${file} ends with one sentence when the port of metrics ${what}`, { tag: '@long' }, async () => {
    const { code, output } = await ended(file, settings());
    expect([code, sentencesOf(output).at(-1)]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).not.toContain('Preparing Wattle');
  });
}

test('the reason why the API cannot start stands on the terminal of npm start', { tag: '@long' }, async () => {
  const { code, output } = await ended(START, { MONGODB_URI: 'mongodb://127.0.0.1:1/wattle' });
  expect([code, sentencesOf(output).at(-1)]).toEqual([
    1,
    'MONGODB_URI: 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  ]);
});

/** What a start has written, once it says that Wattle is ready. */
async function untilReady(child: ChildProcess): Promise<() => string> {
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Wattle is ready');
  return () => output;
}

test('npm start also starts what takes releases of teams, behind the shell, and stops it', {
  tag: '@long',
}, async () => {
  const [PORT, REGISTRY_PORT] = [String(await freePort()), String(await freePort())];
  const child = await start(START, { PORT, REGISTRY_PORT });
  await untilReady(child);
  const health = () => fetch(`http://127.0.0.1:${PORT}/registry/health`).then(({ status }) => status);
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  child.kill('SIGINT');
  await once(child, 'exit');
  await expect(fetch(`http://127.0.0.1:${REGISTRY_PORT}/registry/health`)).rejects.toThrow('fetch failed');
});

test('without a port for releases of teams all else starts, and the terminal says so', { tag: '@long' }, async () => {
  const PORT = String(await freePort());
  const child = await start(START, { PORT, REGISTRY_PORT: takenPort() });
  const output = await untilReady(child);
  await expect.poll(output, { timeout: 30_000 }).toMatch(/^REGISTRY_PORT: port \d+ is in use.*Teams cannot release/m);
  expect((await fetch(`http://127.0.0.1:${PORT}/login`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('of two first starts on the same data one wins, and the other says so', { tag: '@long' }, async () => {
  const starts = await Promise.all([start(START), start(START)]);
  const ends = starts.map(async (child) => {
    const complaint = text(child.stderr);
    const [code] = await once(child, 'exit');
    return { child, code, complaint: await complaint };
  });
  const loser = await Promise.race(ends);
  expect(loser.code).toBe(1);
  expect(loser.complaint).toMatch(/^DATA_DIR: .+ is in use by another running engine\..*\n$/m);

  const winner = starts.find((child) => child !== loser.child);
  for await (const chunk of winner?.stdout ?? []) if (String(chunk).includes('Wattle is ready')) break;
  winner?.kill('SIGINT');
  expect((await Promise.all(ends)).map(({ code }) => code).sort()).toEqual([0, 1]);
});
