import { writeSync } from 'node:fs';
import { KEYS } from './storage/catalog-keys';
import { dataFileOf, type FileReading, UNREADABLE } from './storage/data-file';
import { isOutOfSpace } from './storage/disk-space';
import { isListening } from './storage/folder-lock';
import { isIntact } from './storage/table';
import { isDamage, isOtherwiseUnusable, NAMES, openToRead, type RawTable, type TableToRead } from './storage/tables';

/** A damaged key may have any length. */
const MAX_KEY_BYTES = 64;

/** The program of the process that reads a data file, and may end by a signal; see readDataFile. */
const [, , dataDir = '', maxDamages = ''] = process.argv;

try {
  await readFile(dataDir, Number(maxDamages));
} catch (error) {
  writeSync(2, (error as Error).message);
  process.exitCode = 1;
}

async function readFile(folder: string, limit: number) {
  const open = openedToRead(folder);
  if (!open) return write({ damages: [UNREADABLE] });
  try {
    const owner = open('catalog')?.get(KEYS.owner)?.toString();
    write({ owner });
    // An engine that runs changes the file meanwhile.
    if (limit === 0 || (owner !== undefined && (await isListening(owner)))) return;
    write(readTables(open, limit));
  } catch (error) {
    if (isOtherwiseUnusable(error) || isOutOfSpace(error, dataFileOf(folder))) throw error;
    write({ damages: [UNREADABLE] });
  }
}

/** A line for each part: what was written before a signal ends the process is not lost. */
function write(part: Partial<FileReading>) {
  writeSync(1, `${JSON.stringify(part)}\n`);
}

function openedToRead(folder: string): TableToRead | undefined {
  try {
    return openToRead(folder);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return undefined;
  }
}

function readTables(open: TableToRead, limit: number): Partial<FileReading> {
  const damages: string[] = [];
  let hasAllTables = true;
  for (const name of NAMES) {
    const table = open(name);
    if (!table) hasAllTables = false;
    else if (damages.length < limit) damages.push(...damagesIn(table, name, limit - damages.length));
  }
  return { damages, hasAllTables };
}

function damagesIn(table: RawTable, name: string, limit: number): string[] {
  const damages: string[] = [];
  let entries = 0;
  for (const { key, value } of table.getRange()) {
    entries++;
    if (isIntact(key, value) || (name === 'catalog' && key.equals(KEYS.owner))) continue;
    damages.push(`the entry ${key.toString('hex', 0, MAX_KEY_BYTES)} of ${name} is not what was written`);
    if (damages.length === limit) return damages;
  }
  const { entryCount } = table.getStats() as { entryCount: number };
  if (entries !== entryCount) damages.push(`${name} has ${entries} entries, not ${entryCount}`);
  return damages;
}
