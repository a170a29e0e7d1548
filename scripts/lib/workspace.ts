import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root';

/** A package of the workspace. */
export interface WorkspacePackage {
  name: string;
  /** Its folder, from the root. */
  folder: string;
  /** Names of the packages of the workspace that it uses itself. */
  uses: string[];
}

/** All packages of the workspace; that of the root has its code in `scripts`. */
export function workspacePackages(): WorkspacePackage[] {
  const folders = [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name))];
  const packages = folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))).map(readPackage);
  return [...packages, { ...readPackage('.'), folder: 'scripts' }];
}

function readPackage(folder: string): WorkspacePackage {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const uses = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([used]) => used);
  return { name, folder, uses };
}

/** The package that a file belongs to, if it belongs to one. */
export function ownerOf(file: string): WorkspacePackage | undefined {
  return workspacePackages().find(({ folder }) => file.startsWith(`${folder}/`));
}

/** These packages and all that use them, directly or not. */
export function withDependents(names: readonly string[]): WorkspacePackage[] {
  const packages = workspacePackages();
  const found = new Set(names);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const { name, uses } of packages) if (uses.some((used) => found.has(used))) found.add(name);
  }
  return packages.filter(({ name }) => found.has(name));
}
