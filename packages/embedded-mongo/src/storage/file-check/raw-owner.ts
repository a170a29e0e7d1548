import { KEYS } from '../catalog-keys';
import { Damage } from './damage';
import { PageFile } from './page-file';
import { readTables } from './tables-check';
import { TreeCheck } from './tree-check';

/** The owner of a folder as its data file has it, read without LMDB; undefined where that cannot be read. */
export function readOwner(descriptor: number): string | undefined {
  const report = (what: string) => {
    throw new Damage(what);
  };
  let owner: string | undefined;
  const onEntry = (key: Buffer, value: Buffer) => {
    if (key.equals(KEYS.owner)) owner = value.toString();
  };
  try {
    const file = PageFile.read(descriptor);
    const catalog = file && readTables(file, report).get('catalog');
    if (catalog) new TreeCheck(file, { name: 'catalog', compare: Buffer.compare, report, onEntry }).run(catalog);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
  }
  return owner;
}
