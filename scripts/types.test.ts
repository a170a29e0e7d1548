import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT } from './lib/root';

const includedBy = (file: string): string[] => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).include;

const built = ['tsconfig.servers.json', 'tsconfig.pages.json'].flatMap(includedBy);
const isBuilt = (path: string) =>
  built.some((pattern) => pattern === path || pattern === path.replace(/^mf-\w+/, 'mf-*'));

/** An editor checks a package by its own configuration, `tsc --build` all of them at once. */
test.each(packageFolders().filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))))(
  'whatever %s has its types checked in is checked by the build of types',
  (folder) => {
    const own = includedBy(join(folder, 'tsconfig.json')).filter((path) => !path.startsWith('../'));
    const paths = own.map((path) => (path === '.' ? folder : join(folder, path)));
    expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
  },
);
