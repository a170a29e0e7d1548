import { holdsDocument, KEYS } from '../catalog-keys';
import { isIntact } from '../table';
import { NAMES, type TableName } from '../tables';
import { Damage, type Report, readTree, TREE_BYTES, type Tree } from './lmdb-meta';
import { SUBTREE_DATA } from './lmdb-page';
import { PageFile } from './page-file';
import { TreeCheck } from './tree-check';

/** The tables of the file by their names, the catalog first. */
export function readTables(file: PageFile, report: Report): Map<TableName, Tree> {
  const tables = new Map<TableName, Tree>();
  const onEntry = (key: Buffer, value: Buffer, flags: number) => {
    const name = NAMES.find((each) => key.equals(Buffer.from(`${each}\0`)));
    const tree = flags === SUBTREE_DATA && value.length === TREE_BYTES ? readTree(value, 0) : undefined;
    if (!name || tree?.flags !== 0) throw new Damage('its list of tables cannot be read');
    tables.set(name, tree);
  };
  const { main } = file.newest;
  new TreeCheck(file, { name: 'tables', compare: Buffer.compare, report, onEntry }).run(main);
  return tables;
}

interface TableCheck {
  name: TableName;
  tree: Tree;
  /** Whether the catalog, which is read before the other tables, says so. */
  isChecksummed: boolean;
  report: Report;
}

/** Checks the entries of a table, and returns whether those of the file have checksums. */
export function checkTable(file: PageFile, { name, tree, isChecksummed, report }: TableCheck): boolean {
  const isAsWritten = (key: Buffer, value: Buffer) =>
    isChecksummed ? isIntact(key, value) : isOfOlderFile(name, key, value);
  const changed = (key: Buffer) => `the entry ${key.toString('hex')} of ${name} is not what was written`;
  const inCatalog: [Buffer, Buffer][] = [];
  const onEntry = (key: Buffer, value: Buffer, flags: number) => {
    if (flags & ~1) throw new Damage('an entry is of a kind that the engine does not write');
    if (name === 'catalog') inCatalog.push([key, value]);
    else if (!isAsWritten(key, value)) throw new Damage(changed(key));
  };
  new TreeCheck(file, { name, compare: Buffer.compare, report, onEntry }).run(tree);
  if (name !== 'catalog') return isChecksummed;
  isChecksummed = inCatalog.some(([key]) => key.equals(KEYS.format));
  for (const [key, value] of inCatalog) if (!key.equals(KEYS.owner) && !isAsWritten(key, value)) report(changed(key));
  return isChecksummed;
}

/** Before there were checksums, documents were stored as they are, and index entries without a value. */
function isOfOlderFile(name: TableName, key: Buffer, value: Buffer): boolean {
  if (name === 'indexes') return value.length === 0;
  const isDocument = name === 'documents' || holdsDocument(key);
  return !isDocument || (value.length >= 5 && value.readInt32LE(0) === value.length);
}

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
