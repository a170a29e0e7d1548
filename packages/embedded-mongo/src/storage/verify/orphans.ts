import type { Catalog } from '../catalog';
import { uint32 } from '../catalog-keys';
import type { Report } from '../file-check/damage';
import type { Store } from '../store';
import type { Table } from '../table';

/** Reports records and index entries under numbers that no collection has. */
export function findOrphans(store: Store, catalog: Catalog, report: Report) {
  const { collections, indexes } = catalog.numbers();
  for (const id of numbersIn(store.documents))
    if (!collections.has(id)) report(`there are records of the collection ${id}, which does not exist`);
  for (const id of numbersIn(store.indexes))
    if (!indexes.has(id)) report(`there are entries of the index ${id}, which does not exist`);
}

/** The number with which keys of the table begin, each once. */
function* numbersIn(table: Table): Generator<number> {
  for (let id = 0; ; id++) {
    const [key] = table.getKeys({ start: uint32(id), limit: 1 });
    if (!key) return;
    id = key.readUInt32BE(0);
    yield id;
  }
}
