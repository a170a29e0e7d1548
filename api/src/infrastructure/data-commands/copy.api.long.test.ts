import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { readEnvironment } from '@wattle/environment';
import { mongo } from 'mongoose';
import { type Arguments, runDataCommand } from './commands';
import { openCopyEndpoint, readCopyAddress } from './copy-endpoint';
import { CopyTarget } from './copy-target';

let root: string;
let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
let client: mongo.MongoClient;
let source: mongo.Db;
let target: mongo.Db;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wattle-copy-'));
  server = await startEmbeddedMongo({ dataDir: join(root, 'server'), port: 0 });
  client = await mongo.MongoClient.connect(server.uri);
  source = client.db('wattle');
  target = client.db('moved');
}, 60_000);

beforeEach(async () => {
  await source.dropDatabase();
  await target.dropDatabase();
  await source.collection<Attempt>('attempts').insertMany(Array.from({ length: 3_000 }, (_each, _id) => ({ _id })));
  await source.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 60 });
  await source
    .collection<Session>('sessions')
    .insertMany([
      { _id: 'ends soon', expiresAt: new Date(Date.now() + 600_000) },
      { _id: 'lasts', expiresAt: new Date(Date.now() + 86_400_000) },
      { _id: 'never ends' },
    ]);
}, 60_000);

afterAll(async () => {
  await client.close();
  await server.close();
  await rm(root, { recursive: true });
});

interface Attempt {
  _id: number;
}

interface Session {
  _id: string;
  expiresAt?: Date;
}

const addressOf = (db: mongo.Db) => `${server.uri}/${db.databaseName}`;

async function copy(
  given: Partial<Arguments> = {},
  mongodbUri?: string,
  afterLine: (line: string) => void = () => undefined,
): Promise<string> {
  const lines: string[] = [];
  const environment = readEnvironment({ DATA_DIR: join(root, 'data'), MONGODB_URI: mongodbUri }, root);
  const all = { folders: [], from: addressOf(source), to: addressOf(target), ...given };
  await runDataCommand(environment, 'copy', all, (line) => {
    lines.push(line);
    afterLine(line);
  });
  return lines.join('\n');
}

const namesIn = async (db: mongo.Db) => (await db.listCollections().toArray()).map(({ name }) => name).sort();

describe('two runs of the same copy', () => {
  it('a run that was suspended while another one completed the copy leaves alone what is there since', async () => {
    const main = join(import.meta.dirname, 'main.ts');
    const args = ['--import', 'tsx', main, 'copy', '--from', addressOf(source), '--to', addressOf(target)];
    const suspended = spawn(process.execPath, args, { env: { DATA_DIR: join(root, 'data') } });
    const stderr = text(suspended.stderr);
    const exited = once(suspended, 'exit');
    try {
      const mark = target.collection('unfinished_copy');
      while ((await mark.estimatedDocumentCount()) === 0 && suspended.exitCode === null)
        await new Promise(setImmediate);
      suspended.kill('SIGSTOP');
      expect(await mark.countDocuments()).toBe(1);

      expect(await copy()).toContain('An earlier copy was interrupted: it is continued.');
      await target.collection<Attempt>('attempts').insertOne({ _id: 9_000 });
      suspended.kill('SIGCONT');
      expect(await exited).toEqual([1, null]);

      expect(await stderr).toContain('The mark of this copy is gone: another run has completed it');
      expect(await target.collection('attempts').countDocuments()).toBe(3_001);
    } finally {
      suspended.kill('SIGKILL');
    }
  }, 60_000);

  const WRITES: [string, (run: CopyTarget) => Promise<void>][] = [
    ['creates no collection', (run) => run.write((db) => db.createCollection('new'))],
    ['drops none', (run) => run.write((db) => db.dropCollection('attempts'))],
    ['writes no document', (run) => run.write((db) => db.collection('attempts').insertOne({ a: 1 }))],
    ['creates no index', (run) => run.write((db) => db.collection('attempts').createIndex({ a: 1 }))],
    ['does not end the copy', (run) => run.end()],
  ];

  it.each(WRITES)('a run that has lost the mark %s', async (_what, write) => {
    const first = await CopyTarget.begin(target, 'a source');
    const second = await CopyTarget.begin(target, 'a source');
    expect([first.isContinued, second.isContinued]).toEqual([false, true]);
    await second.write((db) => db.createCollection('attempts'));
    await expect(write(first)).rejects.toThrow('Another run has continued this copy. This run stops');
    expect(await namesIn(target)).toEqual(['attempts', 'unfinished_copy']);
    await second.end();

    await expect(write(first)).rejects.toThrow('The mark of this copy is gone');
    expect(await namesIn(target)).toEqual(['attempts']);
    expect(await target.collection('attempts').countDocuments()).toBe(0);
    expect(await target.collection('attempts').listIndexes().toArray()).toHaveLength(1);
  });
});

describe('a target that changes after it was found empty', () => {
  /** Begins a copy, and does something else between its first look at the target and its mark. */
  async function beginAround(change: () => Promise<unknown>): Promise<CopyTarget> {
    const look = target.listCollections.bind(target);
    const changing = jest.spyOn(target, 'listCollections').mockImplementationOnce((...given) => {
      const found = look(...given);
      const toArray = found.toArray.bind(found);
      found.toArray = async () => {
        const infos = await toArray();
        await change();
        return infos;
      };
      return found;
    });
    try {
      return await CopyTarget.begin(target, 'a source');
    } finally {
      changing.mockRestore();
    }
  }

  it('is left as it is when something was written to it', async () => {
    await expect(beginAround(() => target.createCollection('attempts'))).rejects.toThrow('The target is not empty');
    expect(await namesIn(target)).toEqual(['attempts']);
  });

  it('is left to another copy that has marked it', async () => {
    const others: CopyTarget[] = [];
    const begun = beginAround(async () => others.push(await CopyTarget.begin(target, 'another source')));
    await expect(begun).rejects.toThrow('Another copy into the target has just begun.');
    await Promise.all(others.map((other) => other.write((db) => db.createCollection('attempts'))));
    expect(await namesIn(target)).toEqual(['attempts', 'unfinished_copy']);
  });
});

describe('the source', () => {
  it('that is empty is refused, and the target is not marked', async () => {
    const from = `${server.uri}/wattel`;
    await expect(copy({ from })).rejects.toThrow(
      `There is nothing to copy: wattel at ${new URL(server.uri).host} is empty.`,
    );
    expect(await namesIn(target)).toEqual([]);
  });

  it('may delete what expires meanwhile', async () => {
    const sessions = source.collection<Session>('sessions');
    const said = await copy({}, undefined, (line) => {
      if (line.includes(' sessions: 3 ')) void sessions.deleteOne({ _id: 'ends soon' });
    });
    expect(said).toContain('Copied and compared: 2 collections');
    expect(await sessions.countDocuments()).toBe(2);
  });

  it.each<[string, (sessions: mongo.Collection<Session>) => Promise<unknown>]>([
    ['logs in', (sessions) => sessions.insertOne({ _id: 'new', expiresAt: new Date(Date.now() + 86_400_000) })],
    ['logs out', (sessions) => sessions.deleteOne({ _id: 'lasts' })],
    ['changes what never expires', (sessions) => sessions.deleteOne({ _id: 'never ends' })],
  ])('has changed when somebody %s', async (_what, write) => {
    const changing = copy({}, undefined, (line) => {
      if (line.includes(' sessions: ')) void write(source.collection<Session>('sessions'));
    });
    await expect(changing).rejects.toThrow('sessions has changed while it was copied. Stop Wattle everywhere');
  });
});

describe('addresses', () => {
  it('mongodb-uri stands for MONGODB_URI, as the target and as the source', async () => {
    const title = `moved at ${new URL(server.uri).host}`;
    expect(await copy({ to: 'mongodb-uri' }, addressOf(target))).toContain(`to ${title}:`);
    expect(await target.collection('attempts').countDocuments()).toBe(3_000);
    await source.dropDatabase();
    expect(await copy({ from: 'mongodb-uri', to: addressOf(source) }, addressOf(target))).toContain(`From ${title} to`);
    expect(await source.collection('attempts').countDocuments()).toBe(3_000);
    await expect(copy({ to: 'mongodb-uri' })).rejects.toThrow('--to: MONGODB_URI is not set');
  });

  it.each([
    [{ to: 'mongodb://127.0.0.1:1/wattle' }, '--to: 127.0.0.1:1 cannot be used'],
    [{ from: 'mongodb://127.0.0.1:1/wattle' }, '--from: 127.0.0.1:1 cannot be used'],
    [{ from: 'mongodb-uri' }, 'MONGODB_URI: 127.0.0.1:1 cannot be used'],
    [{ to: 'mongodb://somebody:secret@127.0.0.1:1?w=1' }, '--to: the address names no database'],
    [{ from: 'mongodb://127.0.0.1:1/?appName=/wattle' }, '--from: the address names no database'],
    [{ from: 'wattle' }, '--from: wattle must be data-dir or mongodb-uri, or start with mongodb://'],
    [{ from: 'data-dir', to: 'data-dir' }, '--from and --to are both the embedded engine in'],
    [{ from: 'mongodb://127.0.0.1:1/wattle?w=1', to: 'mongodb-uri' }, '--from and --to are both wattle at 127.0.0.1:1'],
  ])('%j is refused: %s', async (given, refusal) => {
    await expect(copy(given, 'mongodb://127.0.0.1:1/wattle')).rejects.toThrow(refusal);
    expect(await namesIn(target)).toEqual([]);
  });

  it('is read from the primary whatever it says: a secondary may lack what is compared', async () => {
    const environment = readEnvironment({}, root);
    const address = readCopyAddress('--from', `${addressOf(source)}?readPreference=secondary`, environment);
    const { db, close } = await openCopyEndpoint(address, environment);
    expect(db.readPreference?.mode).toBe('primary');
    await close();
  });
});
