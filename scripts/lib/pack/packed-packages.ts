import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root';

/** A package that teams outside of this repository install. */
export interface PackedPackage {
  folder: string;
  /** Of its `exports`, those that teams may import. */
  entries: readonly string[];
  /** Commands, each with its source. */
  bin?: Readonly<Record<string, string>>;
  /** Files beside the code. */
  data?: readonly string[];
  /** Sources that no entry imports. */
  also?: readonly string[];
  /** Sources of packages that nobody installs, by what imports them. */
  bundled?: Readonly<Record<string, string>>;
}

export const PACKED: readonly PackedPackage[] = [
  { folder: 'packages/contract', entries: ['./*'] },
  {
    folder: 'packages/platform',
    entries: ['.', './core', './prerender', './testing'],
    also: ['src/prerendered-title.ts'],
    data: ['since.json'],
  },
  { folder: 'design-system', entries: ['.', './testing', './themes'] },
  {
    folder: 'packages/federation',
    entries: ['./build', './client', './jest'],
    bin: { wattle: 'src/cli/main.ts' },
    bundled: { '@wattle/environment/secrets': 'packages/environment/src/secrets.ts' },
  },
  { folder: 'packages/create-wattle-remote', entries: ['.'], bin: { 'create-wattle-remote': 'src/main.ts' } },
];

export interface PackageJson {
  name: string;
  version: string;
  description: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string>;
  engines?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** The range in which others install a library: that of the catalog, of this repository, or of a packed package. */
export function installedRange(name: string, declared = 'catalog:'): string {
  const packed = PACKED.map(({ folder }) => readPackageJson(folder)).find((each) => each.name === name);
  if (packed) return `^${packed.version}`;
  if (declared !== 'catalog:') return declared;
  const { catalog }: { catalog: Record<string, string> } = parse(
    readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'),
  );
  const range = catalog[name] ?? readPackageJson('.').devDependencies?.[name];
  if (!range) throw new Error(`Nothing says in which version ${name} is installed.`);
  return range;
}
