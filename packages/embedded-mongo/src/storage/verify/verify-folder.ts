import { existsSync, rmSync } from 'node:fs';
import { Catalog } from '../catalog';
import { uint32 } from '../catalog-keys';
import { lockFileOf } from '../data-file';
import { reserveFileOf } from '../disk-space';
import { checkDataFile, refuseFolderInUse, refuseOwner } from '../folder-lock';
import { Store } from '../store';
import type { Table } from '../table';
import { type Report, verifyCollection } from './verify-collection';

export interface Verification {
  collections: number;
  records: number;
  indexEntries: number;
  /** A sentence for each damage, at most {@link MAX_DAMAGES}. */
  damages: string[];
}

const MAX_DAMAGES = 1_000;

/**
 * Reads every page, record and index entry of a data folder that no engine uses.
 *
 * @throws FolderInUseError when an engine uses the folder, or has begun to meanwhile.
 */
export async function verifyDataFolder(dataDir: string): Promise<Verification> {
  // A backup has none of them until it is opened.
  const made = [lockFileOf(dataDir), reserveFileOf(dataDir)].filter((file) => !existsSync(file));
  const result: Verification = { collections: 0, records: 0, indexEntries: 0, damages: [] };
  let store: Store | undefined;
  try {
    result.damages = await checkDataFile(dataDir, MAX_DAMAGES);
    if (result.damages.length === 0) {
      store = new Store(dataDir);
      verifyStore(store, result);
    }
  } finally {
    const latestOwner = store?.latestOwner;
    store?.close();
    // An engine that has been started meanwhile needs its files, and has written what was read.
    await (store ? refuseOwner(dataDir, latestOwner) : refuseFolderInUse(dataDir));
    for (const file of made) rmSync(file, { force: true });
  }
  return result;
}

function verifyStore(store: Store, result: Verification) {
  const catalog = new Catalog(store);
  const report = (damage: string) => {
    if (result.damages.length < MAX_DAMAGES) result.damages.push(damage);
  };
  for (const collection of catalog.all()) {
    const { records, indexEntries } = verifyCollection(store, collection, report);
    result.collections += 1;
    result.records += records;
    result.indexEntries += indexEntries;
  }
  findOrphans(store, catalog, report);
}

/** Reports records and index entries under numbers that no collection has. */
function findOrphans(store: Store, catalog: Catalog, report: Report) {
  const { collections, indexes } = catalog.numbers();
  for (const id of numbersIn(store.documents))
    if (!collections.has(id)) report(`there are records of the collection ${id}, which does not exist`);
  for (const id of numbersIn(store.indexes))
    if (!indexes.has(id)) report(`there are entries of the index ${id}, which does not exist`);
}

function* numbersIn(table: Table): Generator<number> {
  for (let id = 0; ; id++) {
    const [key] = table.getKeys({ start: uint32(id), limit: 1 });
    if (!key) return;
    id = key.readUInt32BE(0);
    yield id;
  }
}
