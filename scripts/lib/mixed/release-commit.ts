import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../child-process';
import { ROOT } from '../root';

const NO_BUDGET = { startKb: 10_000, totalKb: 10_000 };

/** Runs in the checkout of the commit. Before registries were signed, a folder was all that a build was told. */
const RELEASE_ALL = `
  const { buildAll } = await import('./scripts/lib/build.ts');
  const { readSettings } = await import('./scripts/lib/settings.ts');
  const settings = readSettings(JSON.parse(process.argv[1]));
  await buildAll(settings.registryKeys ? settings : settings.releasesDir);
`;

const API_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'api/package.json', 'api/dist'];
/** The data of the bank, which earlier commits have in `api/seed`, and what is patched while it is installed. */
const OTHER_FOLDERS = ['packages/question-bank/seed', 'api/seed', 'scripts/patches'];

export interface StoredVersions {
  releases: string;
  /** Absent where nobody needs it. */
  api?: string;
}

/**
 * Builds API, shell and all remotes of a commit, and releases the latter by its own code, in a checkout that is removed.
 */
export async function releaseCommit(commit: string, stored: StoredVersions, keyFile: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-commit-'));
  try {
    const archive = join(folder, 'sources.tar');
    await runToEnd('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    await runToEnd('tar', ['--extract', '--file', archive], { cwd: folder });
    liftBudgets(folder);
    await install(folder, '--prod=false');
    const parameters = ['--import', 'tsx', '--input-type=module', '--eval', RELEASE_ALL];
    const settings = { RELEASES_DIR: stored.releases, DATA_DIR: join(folder, '.data'), REGISTRY_KEY_FILE: keyFile };
    await runToEnd(process.execPath, [...parameters, JSON.stringify(settings)], { cwd: folder });
    if (stored.api) await copyApi(folder, stored.api);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A commit between two releases may be over the budget that was raised for the later one. */
function liftBudgets(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name, 'package.json'));
  for (const file of files.filter((each) => existsSync(each))) {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    if (content.sizeBudget) writeFileSync(file, JSON.stringify({ ...content, sizeBudget: NO_BUDGET }));
  }
}

async function copyApi(checkout: string, folder: string): Promise<void> {
  const folders = OTHER_FOLDERS.filter((each) => existsSync(join(checkout, each)));
  for (const file of [...API_FILES, ...folders]) cpSync(join(checkout, file), join(folder, file), { recursive: true });
  await install(folder, '--prod', '--filter', '@wattle/api');
}

/** Installs by the package manager of that commit; what this workspace has fetched is not fetched again. */
async function install(folder: string, ...options: string[]): Promise<void> {
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const parameters = ['install', '--frozen-lockfile', '--prefer-offline', ...options];
  await runToEnd('npx', ['--yes', packageManager, ...parameters], { cwd: folder });
}
