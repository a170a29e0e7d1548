import { dirname, join } from 'node:path';
import { verifyDataFolder } from '@wattle/embedded-mongo/offline';
import type { Environment } from '@wattle/environment';
import { DATA_FILE, readBackup } from './backup-files';

export async function verify(
  environment: Environment,
  backup: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  if (backup !== undefined) await readBackup(backup);
  else if (environment.mongodbUri) {
    throw new Error('MONGODB_URI names a MongoDB server: run its validate command on each collection.');
  }
  const folder = dirname(join(backup ?? environment.dataDir, DATA_FILE));
  const { collections, records, indexEntries, damages } = await verifyDataFolder(folder);
  log(`Read ${records} records and ${indexEntries} index entries of ${collections} collections in ${folder}.`);
  for (const damage of damages) log(`  ${damage}`);
  if (damages.length > 0) {
    throw new Error(`Damaged at ${damages.length} places: put a backup in its place with pnpm data restore <folder>.`);
  }
  log('Nothing is damaged.');
}
