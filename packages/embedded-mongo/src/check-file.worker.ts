import { KEYS } from './storage/catalog-keys';
import { isIntact } from './storage/table';
import { isDamage, NAMES, openToRead, type RawTable } from './storage/tables';

/** What a data file holds for those who open it. */
export interface FileReading {
  /** The socket on which the engine that uses the folder listens. */
  owner?: string | undefined;
  /** A sentence for each damage. */
  damages: string[];
}

/** The program of the process that reads a data file, and may end by a signal; see readDataFile. */
const [, , dataDir = '', maxDamages = ''] = process.argv;
process.stdout.write(JSON.stringify(readAll(dataDir, Number(maxDamages))));

function readAll(folder: string, limit: number): FileReading {
  const reading: FileReading = { damages: [] };
  try {
    const tables = openToRead(folder);
    reading.owner = tables.catalog?.get(KEYS.owner)?.toString();
    for (const name of NAMES) {
      const table = tables[name];
      if (table && reading.damages.length < limit)
        reading.damages.push(...damagesIn(table, name, limit - reading.damages.length));
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    reading.damages.push('LMDB cannot read its pages');
  }
  return reading;
}

function damagesIn(table: RawTable, name: string, limit: number): string[] {
  const damages: string[] = [];
  let entries = 0;
  for (const { key, value } of table.getRange()) {
    entries++;
    if (isIntact(key, value) || (name === 'catalog' && key.equals(KEYS.owner))) continue;
    damages.push(`the entry ${key.toString('hex')} of ${name} is not what was written`);
    if (damages.length === limit) return damages;
  }
  const { entryCount } = table.getStats() as { entryCount: number };
  if (entries !== entryCount) damages.push(`${name} has ${entries} entries, not ${entryCount}`);
  return damages;
}
