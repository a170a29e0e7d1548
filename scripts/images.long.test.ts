import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { readRegistry, versionOfSources } from '@wattle/federation/release';
import { publicKeyOf, readSigningKey } from '@wattle/federation/signing';
import { ROOT, remoteFolders } from './lib/root';
import { freePort } from './testing/free-port';
import { type Image, ImageBuild } from './testing/images/image-build';
import { MACHINE } from './testing/images/machine';

/** A build of everything, without anything that was built before. */
jest.setTimeout(600_000);

const START_MS = 120_000;

const TARGETS = ['api', 'shell', 'release'] as const;
const LIMIT_MB = { api: 180, shell: 100, release: 20 };
const ADMIN = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'a gum leaf in June' };

const folder = mkdtempSync(join(tmpdir(), 'wattle-images-'));
const keyFile = join(folder, 'registry-key.pem');
const images = {} as Record<(typeof TARGETS)[number], Image>;
const processes: ChildProcess[] = [];
let build: ImageBuild;
let releases: string;
let settings: Record<string, string>;
let urls: Record<'api' | 'shell', string>;

beforeAll(async () => {
  build = new ImageBuild(join(folder, 'stages'));
  for (const target of TARGETS) images[target] = await build.build(target);
  build.keepOnly(TARGETS);

  releases = join(folder, 'releases');
  const [api, shell] = [await freePort(), await freePort()];
  urls = { api: `http://127.0.0.1:${api}`, shell: `http://127.0.0.1:${shell}` };
  settings = {
    ...ADMIN,
    API_PORT: String(api),
    API_URL: urls.api,
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    JWT_SECRET: 's'.repeat(32),
    PORT: String(shell),
    PUBLIC_URL: `http://localhost:${shell}`,
    RELEASES_DIR: releases,
    REGISTRY_PUBLIC_KEYS: publicKeyOf(readSigningKey(keyFile, true)),
  };
});

afterAll(async () => {
  for (const child of processes.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

const environmentOf = ({ environment }: Image, more: Record<string, string>) => ({
  PATH: MACHINE.PATH,
  ...environment,
  ...settings,
  ...more,
});

/** Runs a command of an image to its end. */
async function runIn(image: Image, [program = '', ...parameters]: string[], more: Record<string, string> = {}) {
  const options = { cwd: join(image.root, image.workdir), env: environmentOf(image, more) };
  return promisify(execFile)(program, parameters, options).then(
    ({ stdout }) => ({ isOk: true, output: stdout }),
    ({ stdout, stderr }) => ({ isOk: false, output: `${stdout}${stderr}` }),
  );
}

/** Starts the command of an image and waits until its health check passes. */
async function start(image: Image): Promise<void> {
  expect(await runIn(image, image.healthCheck)).toMatchObject({ isOk: false });
  const [program = '', ...parameters] = image.command;
  const child = spawn(program, parameters, {
    cwd: join(image.root, image.workdir),
    env: environmentOf(image, {}),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.push(child);
  const end = Date.now() + START_MS;
  while (!(await runIn(image, image.healthCheck)).isOk) {
    const isLate = Date.now() > end;
    if (isLate || child.exitCode !== null)
      throw new Error(`${image.command.join(' ')} ${isLate ? 'is late' : 'ended'}`);
    await sleep(200);
  }
}

/** The status and the body of a log-in of the first admin. */
async function logIn(): Promise<[status: number, body: { access?: string }]> {
  const response = await fetch(`${urls.shell}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_or_username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
  });
  return [response.status, (await response.json()) as { access?: string }];
}

/** Types are a part of the release of the shell. */
const isSource = (name: string) => !name.includes('/node_modules/') && /(?<!\.d)\.tsx?$|\.env$/.test(name);

/** Every file of an image with when it was last written. */
function filesOf({ root }: Image): Map<string, number> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [file, statSync(file).mtimeMs]));
}

test('the images run as somebody who is not root, in versions that are written down', () => {
  const bases = build.stages.map(({ from }) => from).filter((from) => !build.stages.some(({ name }) => name === from));
  expect(bases).toEqual([expect.stringMatching(/^node:20\.\d+\.\d+-bookworm-slim$/)]);
  expect(Object.values(images).map(({ user }) => user)).toEqual(['node', 'node', 'node']);
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
});

test.each(TARGETS)('the image of %s holds what it runs with, and no tool, test or source', (target) => {
  const files = filesOf(images[target]);
  const bytes = [...files.keys()].reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes / 1_000_000).toBeLessThan(LIMIT_MB[target]);
  const names = [...files.keys()].map((file) => file.slice(images[target].root.length));
  expect(names.filter((name) => /\/node_modules\/(@rspack|@swc|typescript|jest|playwright|tsx)\//.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => isSource(name))).toEqual([]);
});

test('the images release, start, pass their health checks and answer, with nothing written beside their volumes', async () => {
  const before = TARGETS.map((target) => filesOf(images[target]));
  const { release, shell, api } = images;
  const key = { REGISTRY_KEY_FILE: keyFile };
  expect(await runIn(release, [...release.command, '--publish-only'], key)).toMatchObject({ isOk: true });
  expect(existsSync(join(releases, 'registry.json'))).toBe(false);
  expect(await runIn(release, release.command, key)).toMatchObject({ isOk: true });
  const registry = await readRegistry(releases);
  const released = [registry.shell, ...Object.values(registry.remotes)].map((each) => each?.active.version).sort();
  const sources = await Promise.all([join(ROOT, 'shell'), ...remoteFolders()].map(versionOfSources));
  expect(released).toEqual(sources.map(({ version }) => version).sort());

  await start(api);
  await start(shell);
  const page = await (await fetch(`${urls.shell}/landing`)).text();
  expect(page).toMatch(/<h1[^>]*>[^<]/);
  const [script = ''] = page.match(/\/releases\/shell\/[^"]+\.js/) ?? [];
  const code = await fetch(urls.shell + script);
  expect([code.status, code.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('javascript')]);
  expect(await logIn()).toEqual([200, expect.objectContaining({ access: expect.any(String) })]);
  expect(await runIn(api, ['node', 'api/dist/staff.mjs', 'family', 'export', 'nobody@example.com'])).toMatchObject({
    output: expect.stringContaining('Nothing is kept under nobody@example.com.'),
  });
  expect(TARGETS.map((target) => filesOf(images[target]))).toEqual(before);
});

test('the API of the image reads and writes workbooks, in threads that it loads without any tool', async () => {
  const [, { access }] = await logIn();
  const send = (path: string, options: RequestInit = {}) =>
    fetch(`${urls.shell}/api/${path}`, { ...options, headers: { Authorization: `Bearer ${access}` } });
  const form = new FormData();
  form.append('file', await (await send('addQuestions/import-template')).blob(), 'questions.xlsx');
  const read = await send('addQuestions/import-questions', { method: 'POST', body: form });
  expect([read.status, await read.text()]).toEqual([
    422,
    expect.stringContaining('holds no questions below its header'),
  ]);
  expect((await send('questions/export/Maths')).status).toBe(200);
});
