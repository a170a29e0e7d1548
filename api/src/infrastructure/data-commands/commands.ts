import { dirname, join } from 'node:path';
import { verifyDataFolder } from '@wattle/embedded-mongo/offline';
import type { Environment } from '@wattle/environment';
import { backUp } from './backup';
import { DATA_FILE, readBackup } from './backup-files';
import { copyDatabase } from './copy-database';
import { DATA_DIR, MONGODB_URI, openCopyEndpoint, readCopyAddress } from './copy-endpoint';
import { restore } from './restore';

export interface Arguments {
  folders: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
}

type Command = (environment: Environment, given: Arguments, log: (line: string) => void) => Promise<void>;

/** Each throws an error with a sentence for the person at the command line. */
const COMMANDS: Record<string, Command> = {
  copy: async (environment, { folders, from = environment.mongodbUri ? MONGODB_URI : DATA_DIR, to }, log) => {
    if (to === undefined || folders.length > 0) throw new Error(USAGE);
    const addresses = [readCopyAddress('--from', from, environment), readCopyAddress('--to', to, environment)] as const;
    if (addresses[0].title === addresses[1].title) throw new Error(`--from and --to are both ${addresses[0].title}.`);
    const source = await openCopyEndpoint(addresses[0], environment);
    try {
      const target = await openCopyEndpoint(addresses[1], environment);
      try {
        log(`From ${source.title} to ${target.title}:`);
        await copyDatabase(source, target.db, log);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
    log(to === DATA_DIR ? 'Start Wattle without MONGODB_URI.' : 'Start Wattle with MONGODB_URI set to it.');
  },
  backup: async (environment, given, log) => backUp(environment, onlyFolder(given), log),
  restore: async (environment, given, log) => restore(environment, onlyFolder(given), log),
  verify: async (environment, given, log) =>
    verify(environment, given.folders.length === 0 ? undefined : onlyFolder(given), log),
};

function onlyFolder({ folders: [folder, ...others], from, to }: Arguments): string {
  if (folder === undefined || others.length > 0 || from !== undefined || to !== undefined) throw new Error(USAGE);
  return folder;
}

export const USAGE = [
  'Usage:',
  '  pnpm data copy --to <database> [--from <database>]',
  '  pnpm data backup <new folder>',
  '  pnpm data restore <folder of a backup>',
  '  pnpm data verify [<folder of a backup>]',
  `A database is ${DATA_DIR}, ${MONGODB_URI} (what that setting names) or an address such as mongodb://host/wattle.`,
].join('\n');

export async function runDataCommand(
  environment: Environment,
  name: string,
  given: Arguments,
  log: (line: string) => void,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  await command(environment, given, log);
}

async function verify(
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
