import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@wattle/environment';
import { mongo } from 'mongoose';
import { openDatabase } from '../database/database';
import { DATA_FILE } from './backup-files';
import { runDataCommand } from './commands';

const KILL_AT_STEP = new URL('../../../test/kill-at-step.ts', import.meta.url);
const MAIN = join(import.meta.dirname, 'main.ts');
/** More than any command has. */
const MAX_STEPS = 30;

let root: string;
let prepared: string;
let dataDir: string;
let backup: string;

const environment = (folder: string) => readEnvironment({ DATA_DIR: folder }, root);
const run = (name: string, folder: string) =>
  runDataCommand(environment(dataDir), name, { folders: [folder] }, () => undefined);

async function withDatabase(use: (db: mongo.Db) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(environment(dataDir));
  try {
    const client = await mongo.MongoClient.connect(database.uri);
    try {
      await use(client.db(database.name));
    } finally {
      await client.close();
    }
  } finally {
    await database.close();
  }
}

const FILES = ['jwt-secret', 'registry-key.pem', DATA_FILE];
const contents = (folder: string) => Promise.all(FILES.map((name) => readFile(join(folder, name), 'hex')));

async function store(of: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.collection('answers').deleteMany({});
    await db.collection('answers').insertOne({ of });
  });
  await writeFile(join(dataDir, 'jwt-secret'), of);
  await writeFile(join(dataDir, 'registry-key.pem'), of);
}

function start(name: string, folder: string, step?: number): ChildProcess {
  const imports = ['tsx', ...(step === undefined ? [] : [`${KILL_AT_STEP}?step=${step}`])].flatMap((module) => [
    '--import',
    module,
  ]);
  return spawn(process.execPath, [...imports, MAIN, name, folder], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a command that is killed before its n-th change of the file system. Gives whether it has so many. */
async function isKilledAt(step: number, name: string, folder: string): Promise<boolean> {
  const [code, signal] = await once(start(name, folder, step), 'exit');
  expect([code, signal]).toEqual(signal ? [null, 'SIGKILL'] : [0, null]);
  return signal !== null;
}

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'wattle-killed-'));
  root = prepared;
  dataDir = join(prepared, 'data');
  await store('backup');
  await run('backup', join(prepared, 'backup'));
  await store('before');
}, 60_000);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wattle-killed-'));
  dataDir = join(root, 'data');
  backup = join(root, 'new backup');
  await cp(join(prepared, 'data'), dataDir, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));
afterAll(() => rm(prepared, { recursive: true }));

it('a restore that is killed at any step leaves what was there or the backup, and is completed by a second one', async () => {
  const from = join(prepared, 'backup');
  const [before, restored] = [await contents(dataDir), await contents(from)];
  const engineFiles = await readdir(join(dataDir, 'mongo'));
  const states = new Set<string>();
  for (let step = 1; step < MAX_STEPS; step++) {
    const isKilled = await isKilledAt(step, 'restore', from);
    if (!isKilled) {
      expect(await contents(dataDir)).toEqual(restored);
      break;
    }
    if (existsSync(join(dataDir, 'unfinished-restore'))) {
      await expect(openDatabase(environment(dataDir))).rejects.toThrow('DATA_DIR: a restore was interrupted.');
      states.add('refused');
    } else {
      expect(await contents(dataDir)).toEqual(before);
      states.add('as before');
    }
    await run('restore', from);
    expect(await contents(dataDir)).toEqual(restored);
    const [kept = '', ...left] = (await readdir(dataDir)).sort();
    expect(left).toEqual(['jwt-secret', 'mongo', 'registry-key.pem']);
    expect(await contents(join(dataDir, kept))).toEqual(before);
    expect(await readdir(join(dataDir, 'mongo'))).toEqual(engineFiles);
    await rm(dataDir, { recursive: true });
    await cp(join(prepared, 'data'), dataDir, { recursive: true });
  }
  expect([...states]).toEqual(['as before', 'refused']);
}, 300_000);

it('a backup that is killed at any step is none, and a second one is whole', async () => {
  for (let step = 1; step < MAX_STEPS; step++) {
    const isKilled = await isKilledAt(step, 'backup', backup);
    expect(existsSync(backup)).toBe(!isKilled);
    if (!isKilled) return;
    for (const folder of [backup, `${backup}.unfinished`]) {
      // Before the last step it is whole.
      if (existsSync(join(folder, 'backup.json'))) continue;
      for (const command of ['restore', 'verify'])
        await expect(run(command, folder)).rejects.toThrow('holds no backup: it has no backup.json.');
    }
    await run('backup', backup);
    await run('verify', backup);
    expect((await readdir(root)).sort()).toEqual(['data', 'new backup']);
    await rm(backup, { recursive: true });
  }
}, 300_000);

it('a backup that is killed while Wattle writes it leaves Wattle as it was, and a second one is whole', async () => {
  await withDatabase(async (db) => {
    const large = Array.from({ length: 30 }, () => ({ text: 'x'.repeat(1_000_000) }));
    await db.collection('large').insertMany(large);
    const child = start('backup', backup);
    const exited = once(child, 'exit');
    const file = join(`${backup}.unfinished`, 'mongo', 'data.mdb');
    while (!existsSync(file) || statSync(file).size < 1_000_000) await new Promise(setImmediate);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    await db.collection('large').insertOne({ text: 'afterwards' });
    await run('backup', backup);
    await run('verify', backup);
  });
}, 120_000);
