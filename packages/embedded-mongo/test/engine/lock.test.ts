import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../../src/index';
import { newFolder } from '../harness';
import { runEngine } from './run-engine';

describe('a data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('that another process uses is refused, and the sentence names it', async () => {
    const first = await runEngine(dataDir);
    await expect(runEngine(dataDir)).rejects.toThrow(`The data folder ${dataDir} is in use`);
    await first.stop('SIGTERM');
  }, 30_000);

  it('that the same process uses already is refused as well', async () => {
    const first = await startEmbeddedMongo({ dataDir });
    await expect(startEmbeddedMongo({ dataDir })).rejects.toMatchObject({ name: 'FolderInUseError' });
    await first.close();
    await (await startEmbeddedMongo({ dataDir })).close();
  }, 30_000);

  it('goes to one of several that start at the same moment', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => startEmbeddedMongo({ dataDir })));
    const started = starts.filter((each) => each.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await started[0]?.value.close();
  }, 30_000);

  it('is free at once after its process was killed, and nothing is left behind in the end', async () => {
    for (let round = 0; round < 2; round++) await (await runEngine(dataDir)).stop('SIGKILL');
    await (await runEngine(dataDir)).stop('SIGTERM');
    expect((await readdir(dataDir)).sort()).toEqual(['data.mdb', 'lock.mdb']);
  }, 30_000);

  it('that cannot be one is refused with a reason', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedMongo({ dataDir: file })).rejects.toThrow(/EEXIST|ENOTDIR/);
  }, 30_000);
});
