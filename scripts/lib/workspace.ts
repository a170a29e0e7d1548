import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

/** Folders of all packages of the workspace, from the root; that of the root has its code in `scripts`. */
export function packageFolders(): string[] {
  const folders = [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))];
  return [...folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))), 'scripts'];
}

export function isOfPackage(file: string): boolean {
  return packageFolders().some((folder) => file.startsWith(`${folder}/`));
}
