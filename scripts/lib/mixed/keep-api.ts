import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a built API runs with, from the root of its workspace. */
const FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'api/package.json', 'api/dist'];
/** The data of the bank; earlier commits have it in `api/seed`. */
const SEED_FOLDERS = ['packages/question-bank/seed', 'api/seed'];

/** Takes the API that was built in a checkout to a folder of its own, with its libraries as its lock file has them. */
export async function keepApi(checkout: string, folder: string): Promise<void> {
  const seedFolders = SEED_FOLDERS.filter((each) => existsSync(join(checkout, each)));
  for (const file of [...FILES, ...seedFolders]) cpSync(join(checkout, file), join(folder, file), { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const install = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@wattle/api'];
  await promisify(execFile)('npx', ['--yes', packageManager, ...install], { cwd: folder });
}
