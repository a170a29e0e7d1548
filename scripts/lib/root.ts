import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Folders of the remotes: all packages with a `remote.json`. */
export function remoteFolders(): string[] {
  return readdirSync(ROOT)
    .map((name) => join(ROOT, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
}

/** Folders of all packages of the workspace, from the root; that of the root has its code in `scripts`. */
export function packageFolders(): string[] {
  const folders = [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))];
  return [...folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))), 'scripts'];
}

export function isOfPackage(file: string): boolean {
  return packageFolders().some((folder) => file.startsWith(`${folder}/`));
}
