import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedRanges } from '@wattle/federation/build';
import { TEMPLATE_LIBRARIES } from 'create-wattle-remote';
import { runToEnd } from '../child-process';
import { ROOT } from '../root';
import { emitPackages, writeEmitted } from './emit-packages';
import { installedRange, PACKED, type PackedPackage, readPackageJson } from './packed-packages';

const STAGED = join(ROOT, '.cache/packages/staged');

/**
 * Packs what teams outside of this repository install.
 *
 * @returns The files, as npm takes them.
 */
export async function packPackages(out: string): Promise<string[]> {
  await emitPackages();
  rmSync(STAGED, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const files: string[] = [];
  for (const each of PACKED) {
    const folder = stagePackage(each);
    const { stdout } = await runToEnd('npm', ['pack', '--json', '--pack-destination', out], { cwd: folder });
    const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
    files.push(join(out, filename));
  }
  return files;
}

function stagePackage(each: PackedPackage): string {
  const folder = join(STAGED, each.folder);
  const code = writeEmitted(each, join(folder, 'dist'));
  for (const source of Object.values(each.bin ?? {})) chmodSync(join(folder, toBuilt(source, '.js')), 0o755);
  for (const file of ['README.md', 'CHANGELOG.md', ...(each.data ?? [])]) cpSync(join(ROOT, each.folder, file), join(folder, file));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(each, code), null, 2)}\n`);
  return folder;
}

/** The package.json of a packed package: it depends on what its code names. */
function packedManifest({ folder, entries, bin, data = [], bundled = {} }: PackedPackage, code: string) {
  const {
    name,
    version,
    description,
    sideEffects,
    exports,
    peerDependencies = {},
    ...declared
  } = readPackageJson(folder);
  const named = Object.entries({ ...declared.devDependencies, ...declared.dependencies }).filter(([library]) =>
    isNamed(library, code),
  );
  const peers = [...Object.keys(peerDependencies), ...named.map(([library]) => library).filter(isShared)];
  const ofBundled = Object.keys(bundled).map((specifier) => specifier.split('/').slice(0, 2).join('/'));
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: readPackageJson('.').engines,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((file) => toBuilt(file, '.js')) : sideEffects,
    exports: Object.fromEntries(entries.map((entry) => [entry, conditionsOf(exports[entry] as string)])),
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, source]) => [command, toBuilt(source, '.js')])),
    files: ['dist', 'CHANGELOG.md', ...data],
    dependencies: Object.fromEntries(
      named
        .filter(([library]) => !ofBundled.includes(library) && !peers.includes(library))
        .map(([library, range]) => [library, installedRange(library, range)]),
    ),
    // This repository has one version of them; a team may have any that is compatible.
    peerDependencies: Object.fromEntries(
      peers.map((library) => [library, installedRange(library).replace(/^\d/, '^$&')]),
    ),
    ...(name === 'create-wattle-remote' && {
      ranges: Object.fromEntries(TEMPLATE_LIBRARIES.map((library) => [library, installedRange(library)])),
    }),
  };
}

function conditionsOf(source: string): object | string {
  return /\.tsx?$/.test(source)
    ? { types: toBuilt(source, '.d.ts'), default: toBuilt(source, '.js') }
    : toBuilt(source, '');
}

function toBuilt(source: string, ending: string): string {
  const built = source.replace(/^(\.\/)?src\//, './dist/');
  return ending ? built.replace(/\.tsx?$/, ending) : built;
}

/** Of libraries that the shell provides, a remote has one copy to check its types and to run its tests. */
function isShared(library: string): boolean {
  return library in acceptedRanges;
}

function isNamed(library: string, code: string): boolean {
  return [`'${library}'`, `"${library}"`, `'${library}/`, `"${library}/`].some((quoted) => code.includes(quoted));
}
