import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { readEnvironment } from '@wattle/environment';
import { mongo } from 'mongoose';
import { endDataFileCheck } from '../../../../scripts/testing/data-file-check';
import { type Arguments, runDataCommand } from './commands';

type Document = mongo.Document;

let root: string;
let dataDir: string;
let said: string[] = [];

const environment = (changes: Record<string, string> = {}) => readEnvironment({ DATA_DIR: dataDir, ...changes }, root);

async function run(
  name: string,
  given: Partial<Arguments> = {},
  changes: Record<string, string> = {},
): Promise<string> {
  said = [];
  await runDataCommand(environment(changes), name, { folders: [], ...given }, (line) => said.push(line));
  return said.join('\n');
}

/** Uses the database of a running engine. */
async function withDatabase<T>(uri: string, name: string, use: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await use(client.db(name));
  } finally {
    await client.close();
  }
}

async function withEngine<T>(use: (db: mongo.Db) => Promise<T>): Promise<T> {
  const engine = await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo') });
  try {
    return await withDatabase(engine.uri, 'wattle', use);
  } finally {
    await engine.close();
  }
}

/** Every type that an object of JavaScript would change: kinds of numbers, the order of fields, references. */
const odd = (_id: unknown): Document =>
  new Map<string, unknown>([
    ['_id', _id],
    ['10', new mongo.Double(2)],
    ['2', new mongo.Long(3)],
    ['__proto__', new mongo.Decimal128('1.50')],
    ['when', new Date(5)],
    ['nothing', null],
    ['bytes', new mongo.Binary(Buffer.from('abc'))],
    [
      'reference',
      new Map([
        ['$ref', 'a'],
        ['$id', 'b'],
      ]),
    ],
    ['list', [new mongo.Int32(1), 1.5, ['x']]],
  ]) as unknown as Document;

const ODD_IDS = [1, new mongo.Long(2), 'text', new mongo.ObjectId('64b7f0c0a1b2c3d4e5f60718'), new Map([['a', 1]])];
const COUNT = 1_200;

async function fill(db: mongo.Db): Promise<void> {
  await db.collection('odd').insertMany(ODD_IDS.map(odd), { forceServerObjectId: true });
  const answers = db.collection<{ _id: number }>('answers');
  await answers.createIndexes([
    { key: { child: 1, test: -1 }, name: 'child_test', unique: true },
    { key: { test: 1 }, name: 'of_one', partialFilterExpression: { child: 1 } },
  ]);
  await db.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  await db.collection('sessions').insertOne({ expiresAt: new Date(0) });
  await db.createCollection('empty');
  const documents = Array.from({ length: COUNT }, (_each, _id) => ({
    _id,
    child: _id % 7,
    test: _id,
    text: 'x'.repeat(600),
  }));
  await answers.insertMany(documents);
}

/** Everything of a database, as bytes. */
async function contents(db: mongo.Db) {
  const infos = await db.listCollections().toArray();
  const names = infos.map(({ name }) => name).sort();
  const all = names.map(async (name) => {
    const raw = await db.collection(name).find({}, { raw: true }).toArray();
    const indexes = await db.collection(name).listIndexes().toArray();
    return [
      name,
      { documents: raw.map((each) => (each as unknown as Buffer).toString('hex')).sort(), indexes },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

let filled: string;
let before: Awaited<ReturnType<typeof contents>>;

beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'wattle-data-'));
  dataDir = join(filled, 'data');
  before = await withEngine(async (db) => {
    await fill(db);
    return contents(db);
  });
  await writeFile(join(dataDir, 'jwt-secret'), 'the secret');
  await run('backup', { folders: [join(filled, 'backup')] });
}, 60_000);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wattle-data-'));
  dataDir = join(root, 'data');
  await cp(join(filled, 'data'), dataDir, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));
afterAll(() => rm(filled, { recursive: true }));

it('data copy refuses what names no database', async () => {
  await expect(run('copy', { to: 'http://a' })).rejects.toThrow(
    '--to: http://a must be data-dir or mongodb-uri, or start with mongodb://',
  );
  await expect(run('copy')).rejects.toThrow('Usage:');
  await expect(run('move')).rejects.toThrow('Usage:');
  await expect(run('constructor')).rejects.toThrow('Usage:');
});

describe('data copy', () => {
  let target: Awaited<ReturnType<typeof startEmbeddedMongo>>;
  let uri: string;
  beforeEach(async () => {
    target = await startEmbeddedMongo({ dataDir: join(root, 'server'), port: 0 });
    uri = `${target.uri}/moved`;
  }, 60_000);
  afterEach(() => target.close());

  const onTarget = <T>(use: (db: mongo.Db) => Promise<T>) => withDatabase(uri, 'moved', use);

  it('moves everything to a server and back, each byte and each index the same', async () => {
    expect(await run('copy', { to: uri })).toContain(`answers: ${COUNT} documents, sha256 `);
    expect(await onTarget(contents)).toEqual(before);
    await rm(join(dataDir, 'mongo'), { recursive: true });
    await run('copy', { from: uri, to: 'data-dir' });
    expect(await withEngine(contents)).toEqual(before);
  }, 60_000);

  it('refuses a target that is not empty, and leaves it as it is', async () => {
    await onTarget((db) => db.collection('other').insertOne({ a: 1 }));
    const other = await onTarget(contents);
    await expect(run('copy', { to: uri })).rejects.toThrow(
      'The target is not empty, and nothing was changed: it has other.',
    );
    expect(await onTarget(contents)).toEqual(other);
  }, 60_000);

  it('refuses while Wattle runs on the embedded engine', async () => {
    await withEngine(async () => {
      await expect(run('copy', { to: uri })).rejects.toThrow(
        'is in use by another running engine. Stop that one first',
      );
    });
  }, 60_000);

  it('copies anew what has changed since it was interrupted @long', async () => {
    await run('copy', { to: uri });
    await onTarget(async (db) => {
      const from = `the embedded engine in ${dataDir}`;
      await db.collection<{ _id: string; from: string }>('unfinished_copy').insertOne({ _id: 'copy', from });
      await db.collection('answers').updateOne({ test: 5 }, { $set: { text: 'older' } });
      await db.collection('answers').insertOne({ test: 5_000 });
      await db.collection('since dropped').insertOne({ a: 1 });
    });
    expect(await run('copy', { to: uri })).toContain('An earlier copy was interrupted: it is continued.');
    expect(await onTarget(contents)).toEqual(before);
  }, 60_000);

  it('notices a source that changes meanwhile, and is complete when it is run again @long', async () => {
    const from = await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo'), port: 0 });
    const source = `${from.uri}/wattle`;
    const client = await mongo.MongoClient.connect(source);
    const given = { folders: [], from: source, to: uri };
    const write = (line: string) => {
      if (line.includes('odd'))
        void client
          .db()
          .collection('answers')
          .updateOne({ test: 1 }, { $set: { text: 'new' } });
    };
    await expect(runDataCommand(environment(), 'copy', given, write)).rejects.toThrow(
      'answers has changed while it was copied. Stop Wattle everywhere and run the same command again.',
    );
    await runDataCommand(environment(), 'copy', given, () => undefined);
    expect(await onTarget(contents)).toEqual(await contents(client.db()));
    await client.close();
    await from.close();
  }, 60_000);

  it('continues when it was killed at any moment, and nothing starts on the half of it @long', async () => {
    for (const collection of ['unfinished_copy', 'answers', 'sessions']) {
      const child = startCopy(uri);
      const exited = once(child, 'exit');
      await onTarget(async (db) => {
        while ((await db.collection(collection).estimatedDocumentCount()) === 0 && child.exitCode === null)
          await new Promise(setImmediate);
      });
      child.kill('SIGKILL');
      await exited;
      await expect(run('copy', { from: uri, to: 'data-dir' })).rejects.toThrow('holds an unfinished copy of');
    }
    await run('copy', { to: uri });
    expect(await onTarget(contents)).toEqual(before);
  }, 120_000);

  const startCopy = (to: string) => startCommand('copy', '--to', to);
});

function startCommand(...given: string[]) {
  const main = join(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main, ...given], { env: { DATA_DIR: dataDir }, stdio: 'ignore' });
}

describe('data backup, restore and verify', () => {
  const backup = () => join(root, 'backup');
  const dataFile = () => join(dataDir, 'mongo', 'data.mdb');

  /** One of all that was filled in. */
  const useBackup = () => cp(join(filled, 'backup'), backup(), { recursive: true });

  it('a backup is made while answers are written, is one moment of them, and is restored @long', async () => {
    const written: number[] = [];
    const acknowledged = await withEngine(async (db) => {
      let isOver = false;
      const pairs = db.collection<{ _id: number }>('pairs');
      await db.createCollection('pairs');
      // The copy of 1 MB is one step, after which the engine goes on with writes.
      for (let i = 0; i < 4; i++) await db.collection('between').insertOne({ text: 'x'.repeat(1_100_000) });
      const writing = (async () => {
        for (let _id = 0; !isOver; _id++) {
          // Two collections of one snapshot: the second is never ahead of the first.
          await pairs.insertOne({ _id });
          await db.collection<{ _id: number }>('zpairs').insertOne({ _id });
          written.push(_id);
        }
      })();
      while (written.length < 5) await new Promise(setImmediate);
      const writtenBefore = written.length;
      await run('backup', { folders: [backup()] });
      isOver = true;
      await writing;
      return writtenBefore;
    });
    expect((await readdir(backup())).sort()).toEqual(['backup.json', 'jwt-secret', 'mongo']);
    expect(await run('verify', { folders: [backup()] })).toContain('Nothing is damaged.');
    await writeFile(join(dataDir, 'jwt-secret'), 'another secret');
    expect(await run('restore', { folders: [backup()] })).toContain('What was there before is in');
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the secret');
    await withEngine(async (db) => {
      const [first, second] = [
        await db.collection('pairs').countDocuments(),
        await db.collection('zpairs').countDocuments(),
      ];
      expect(second).toBeGreaterThanOrEqual(acknowledged);
      expect([second, second + 1]).toContain(first);
      expect(first).toBeLessThanOrEqual(written.length);
      expect(await db.collection('answers').countDocuments()).toBe(COUNT);
    });
    const [kept = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('before-restore-'));
    expect(await readFile(join(dataDir, kept, 'jwt-secret'), 'utf8')).toBe('another secret');
    await rm(join(dataDir, 'mongo'), { recursive: true });
    await cp(join(dataDir, kept, 'mongo'), join(dataDir, 'mongo'), { recursive: true });
    await withEngine(async (db) => expect(await db.collection('zpairs').countDocuments()).toBe(written.length));
  }, 60_000);

  it('a damaged data file is named by verify, refused at the start, and replaced by a backup', async () => {
    await useBackup();
    const bytes = await readFile(dataFile());
    for (let at = bytes.indexOf('xxxx'); at >= 0; at = bytes.indexOf('xxxx', at + 600)) bytes.write('y', at);
    await writeFile(dataFile(), bytes);
    await expect(run('verify')).rejects.toThrow('put a backup in its place with pnpm data restore');
    expect(said.join('\n')).toMatch(/of documents is not what was written/);
    await expect(withEngine(async () => undefined)).rejects.toThrow('put a backup in its place with pnpm data restore');
    await writeFile(join(dataDir, 'jwt-secret'), 'another secret');
    expect(await run('restore', { folders: [backup()] })).toContain('What was there before is in');
    expect(await run('verify')).toContain('Nothing is damaged.');
    expect(await withEngine(contents)).toEqual(before);
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the secret');
    const [kept = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('before-restore-'));
    expect(await readFile(join(dataDir, kept, 'jwt-secret'), 'utf8')).toBe('another secret');
  }, 60_000);

  it('a backup that could not be read is left as it was @long', async () => {
    await useBackup();
    const verify = startCommand('verify', backup());
    const exited = once(verify, 'exit');
    await endDataFileCheck(verify.pid as number, 'SIGTERM');
    expect(await exited).toEqual([1, null]);
    expect(await readdir(join(backup(), 'mongo'))).toEqual(['data.mdb']);
  }, 60_000);

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is truncated', (bytes) => bytes.subarray(0, bytes.length / 3)],
    ['has another header', (bytes) => bytes.fill(99, 28, 29).fill(99, 4096 + 28, 4096 + 29)],
    ['has no table', (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('documents', 'Documents'), 'latin1')],
  ])(
    'a data file that %s is replaced by a backup @long',
    async (_title, damage) => {
      await useBackup();
      await writeFile(dataFile(), damage(await readFile(dataFile())));
      await expect(withEngine(async () => undefined)).rejects.toThrow(/^The data file /);
      await run('restore', { folders: [backup()] });
      expect(await run('verify')).toContain('Nothing is damaged.');
    },
    60_000,
  );

  it('restores into an empty DATA_DIR @long', async () => {
    await useBackup();
    await rm(dataDir, { recursive: true });
    expect(await run('restore', { folders: [backup()] })).not.toContain('before');
    expect(await withEngine(contents)).toEqual(before);
  }, 60_000);

  it('refuses to restore while Wattle runs, and what is no backup or a damaged one', async () => {
    await useBackup();
    const { size } = await stat(dataFile());
    await withEngine(async () => {
      await expect(run('restore', { folders: [backup()] })).rejects.toThrow('is in use by another running engine');
      await expect(run('verify')).rejects.toThrow('is in use by another running engine');
    });
    await expect(run('restore', { folders: [root] })).rejects.toThrow('holds no backup: it has no backup.json.');
    await writeFile(join(backup(), 'jwt-secret'), 'other');
    await expect(run('restore', { folders: [backup()] })).rejects.toThrow(
      'is not what was backed up. Use another backup.',
    );
    await expect(run('verify', { folders: [backup()] })).rejects.toThrow('is not what was backed up');
    expect((await readdir(dataDir)).sort()).toEqual(['jwt-secret', 'mongo']);
    expect((await stat(dataFile())).size).toBe(size);
  }, 60_000);

  it('a restore for which there is no space changes nothing, and a backup that fails leaves nothing', async () => {
    await useBackup();
    await writeFile(join(dataDir, 'jwt-secret'), 'the secret of now');
    // What cannot be written, as on a full disk.
    await mkdir(`${dataFile()}.restoring`);
    await expect(run('restore', { folders: [backup()] })).rejects.toThrow('Nothing was restored: ');
    expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of now');
    expect((await readdir(dataDir)).sort()).toEqual(['jwt-secret', 'mongo']);

    await rm(join(dataDir, 'jwt-secret'));
    await mkdir(join(dataDir, 'jwt-secret'));
    const names = await readdir(root);
    await expect(run('backup', { folders: [join(root, 'another')] })).rejects.toThrow('jwt-secret');
    expect(await readdir(root)).toEqual(names);
  }, 60_000);

  it('refuses a folder that exists, and leaves the backups of a MongoDB server to its tools', async () => {
    await expect(run('backup', { folders: [root] })).rejects.toThrow('exists already. Name a new folder.');
    await expect(run('backup', { folders: ['/proc/none/backup'] })).rejects.toThrow('/proc/none cannot be used');
    const onServer = { MONGODB_URI: 'mongodb://127.0.0.1:1/wattle' };
    await expect(run('backup', { folders: [backup()] }, onServer)).rejects.toThrow('mongodump');
    await expect(run('restore', { folders: [backup()] }, onServer)).rejects.toThrow('mongorestore');
    await expect(run('verify', {}, onServer)).rejects.toThrow('validate');
  }, 60_000);
});
