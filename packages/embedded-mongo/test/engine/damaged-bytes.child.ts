import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { doc } from '../../src/bson/values';
import { Engine } from '../../src/engine';
import { DamagedFileError } from '../../src/start-errors';
import type { Collection } from '../../src/storage/collection';

/** Starts an engine on copies of a data folder, each damaged at one place; prints the place, and then what happened. */
type Place = { flip: number; bit: number } | { truncate: number };

const [, , healthy = '', places = '[]'] = process.argv;
const folder = `${healthy}-damaged`;
const intact = readFileSync(join(healthy, 'data.mdb'));

const print = (line: string) => process.stdout.write(`${line}\n`);

function prepareCopy(place?: Place) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const file = join(folder, 'data.mdb');
  copyFileSync(join(healthy, 'lock.mdb'), join(folder, 'lock.mdb'));
  copyFileSync(join(healthy, 'data.mdb'), file);
  if (place && 'truncate' in place) truncateSync(file, place.truncate);
  else if (place) {
    const bytes = Buffer.from(intact);
    bytes.writeUInt8(bytes.readUInt8(place.flip) ^ (1 << place.bit), place.flip);
    writeFileSync(file, bytes);
  }
}

function readAll({ catalog, store }: Engine): unknown {
  const [collection] = catalog.all() as [Collection];
  const { namespace, count, indexes } = collection;
  const entries = [...store.indexes.getKeys({})].map((key) => key.toString('hex'));
  const documents = [...store.documents.getRange({})].map(({ value }) => value.toString('hex'));
  return { namespace, count, specs: indexes.map(({ spec }) => spec), entries, documents };
}

/** Uses many of the free pages. */
function writeMore({ catalog, store }: Engine) {
  const [collection] = catalog.all() as [Collection];
  for (let _id = 100_000; _id < 100_010; _id++)
    store.write(() => collection.insert(doc({ _id, n: _id, text: 'x'.repeat(6000) })));
}

async function readWithEngine(): Promise<unknown> {
  const { engine } = await Engine.start({ dataDir: folder });
  try {
    const all = readAll(engine);
    writeMore(engine);
    return all;
  } finally {
    await engine.close();
  }
}

prepareCopy();
const expected = await readWithEngine();

for (const place of JSON.parse(places) as Place[]) {
  prepareCopy(place);
  print(JSON.stringify(place));
  try {
    print(isDeepStrictEqual(await readWithEngine(), expected) ? 'whole' : 'other data');
  } catch (error) {
    print(error instanceof DamagedFileError ? 'refused' : (String(error).split('\n')[0] ?? ''));
  }
}
rmSync(folder, { recursive: true });
