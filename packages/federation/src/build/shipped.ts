import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { lockedLibraries } from './lock-file';
import { SHARED_NAMES } from './shared';
import { filesOf, packagesOf, readPackage, toPosix, workspaceRoot } from './workspace-packages';

/** This package: what builds the others. Only a part of it can change a build. */
const BUILDER = '@wattle/federation';
const BUILDER_FILES =
  /^src\/(build\/|local\/|runtime\/|signing\/(signed-text|registry-statement)\.ts|(delegations|inlined-registry|match|paths|platform-version|registry|remote-manifest|zod)\.ts$)/;
const BUILDER_LIBRARIES = /^@(rspack|module-federation|noble)\//;

/** What makes the types that the release of the shell publishes; no remote ships any. */
const TYPES_FILES = /(^|\/)src\/build\/platform-types\//;
const TYPES_LIBRARIES = /^(rollup|rollup-plugin-dts|@typescript\/typescript6)$/;
const SHELL_BUILDER_LIBRARIES = new RegExp(`${BUILDER_LIBRARIES.source}|${TYPES_LIBRARIES.source}`);

/** What runs on servers, or nowhere. */
const NEVER_BUNDLED =
  /^(fastify|@fastify\/.+|http-graceful-shutdown|p-queue|playwright-core|rate-limiter-flexible|@wattle\/(environment|http-server)|@types\/.+)$/;
const SERVER_FILES = /^server\//;

export interface Shipped {
  version: string;
  root: string;
  /** Sources in the workspace, as paths from its root. */
  sources: Set<string>;
  /** Libraries, as `name@version`, each with what identifies its files. */
  libraries: Map<string, string>;
  /** The whole lock file is one of the sources, and so covers everything that is installed. */
  hasLockFile?: boolean;
}

/**
 * What a remote ships: its own sources, those of the workspace packages it bundles, and libraries in the versions of
 * the lock file. What the shell provides at run time is not part of it, unless pages are rendered to HTML with it.
 */
export function shippedByRemote(folder: string): Shipped {
  if (isOutside(folder)) return shippedOutside(folder);
  const isRendered = prerenderedBy(folder).length > 0;
  const isLeftOut = (name: string) => (!isRendered && SHARED_NAMES.includes(name)) || NEVER_BUNDLED.test(name);
  const all = shipped(folder, isLeftOut, BUILDER_LIBRARIES);
  const sources = [...all.sources].filter((file) => !TYPES_FILES.test(file));
  // The version number of the platform is part of what the remote requires of the shell.
  const platform = join(folder, 'node_modules/@wattle/platform/package.json');
  const promised = existsSync(platform) ? [toPosix(relative(all.root, realpathSync(platform)))] : [];
  return { ...all, sources: new Set([...sources, ...promised]) };
}

/** What the page of the shell ships. The server that sends it is not part of it. */
export function shippedByShell(folder: string): Shipped {
  const all = shipped(folder, (name) => NEVER_BUNDLED.test(name), SHELL_BUILDER_LIBRARIES);
  const own = `${toPosix(relative(all.root, folder))}/`;
  const isOfServer = (file: string) => file.startsWith(own) && SERVER_FILES.test(file.slice(own.length));
  return { ...all, sources: new Set([...all.sources].filter((file) => !isOfServer(file))) };
}

/**
 * Names a version by what it ships: the version number of the package and a hash of all sources and libraries. The same
 * sources give the same version on every machine, before they are built.
 */
export function versionOf({ version, root, sources, libraries }: Shipped): string {
  const hash = createHash('sha256');
  for (const file of [...sources].sort()) hash.update(`${file}\0`).update(shippedContent(join(root, file)));
  for (const [library, resolution] of libraries) hash.update(`${library}\0${resolution}\0`);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

export function remoteVersion(folder: string): string {
  return versionOf(shippedByRemote(folder));
}

export function shellVersion(folder: string): string {
  return versionOf(shippedByShell(folder));
}

/** A hash of everything that can change a build: also what it does not ship, and the whole lock file. */
export function inputHash(folder: string): string {
  const root = workspaceRoot(folder);
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const each of packagesOf(folder, () => true).keys()) {
    for (const file of filesOf(each)) hash.update(`${file}\0`).update(readFileSync(join(each, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether a package is in another repository than what builds it: there it has that from npm, as any library. */
function isOutside(folder: string): boolean {
  const { dependencies, devDependencies } = readPackage(folder);
  const builder = { ...dependencies, ...devDependencies }[BUILDER];
  return builder !== undefined && !builder.startsWith('workspace:');
}

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json'];

/** In another repository the version covers the whole lock file: which library is bundled is found out by the build. */
function shippedOutside(folder: string): Shipped {
  const lockFile = lockFileAbove(folder);
  const root = dirname(lockFile);
  const packages = [...packagesOf(folder, (_name, isForDevelopment) => !isForDevelopment).keys()];
  const sources = packages.flatMap((each) => filesOf(each).map((file) => join(each, file)));
  return {
    version: readPackage(folder).version,
    root,
    sources: new Set([...sources, lockFile].map((file) => toPosix(relative(root, file)))),
    libraries: new Map(),
    hasLockFile: true,
  };
}

function lockFileAbove(folder: string, from = folder): string {
  const found = LOCK_FILES.map((name) => join(from, name)).find((file) => existsSync(file));
  if (found) return found;
  if (dirname(from) === from)
    throw new Error(`${folder} has neither ${LOCK_FILES.join(' nor ')}: install its packages.`);
  return lockFileAbove(folder, dirname(from));
}

function prerenderedBy(folder: string): readonly string[] {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return [];
  const { prerender = [] }: { prerender?: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return prerender;
}

function shipped(folder: string, isLeftOut: (name: string) => boolean, builderLibraries: RegExp): Shipped {
  const root = workspaceRoot(folder);
  const fromRoot = (path: string) => toPosix(relative(root, path));
  // What builds a package is a dependency of its development.
  const isUsed = (name: string, isForDevelopment: boolean) =>
    !isLeftOut(name) && (name === BUILDER || !isForDevelopment);
  const packages = [...packagesOf(folder, isUsed)];
  const isBuilder = ([, name]: [string, string]) => name === BUILDER;
  const sources = packages.flatMap(([each, name]) =>
    filesOf(each)
      .filter((file) => name !== BUILDER || BUILDER_FILES.test(file))
      .map((file) => fromRoot(join(each, file))),
  );
  const folders = (of: typeof packages) => of.map(([each]) => fromRoot(each));
  const bundled = folders(packages.filter((each) => !isBuilder(each)));
  const builder = folders(packages.filter(isBuilder));
  const libraries = new Map([
    ...lockedLibraries(root, bundled, isLeftOut),
    ...lockedLibraries(root, builder, (name) => !builderLibraries.test(name)),
  ]);
  return { version: readPackage(folder).version, root, sources: new Set(sources), libraries };
}

/** Of a package.json only the fields that a build reads: versions of libraries are those of the lock file. */
function shippedContent(file: string): string | Buffer {
  const content = readFileSync(file);
  if (basename(file) !== 'package.json') return content;
  const { name, version, type, exports, sideEffects } = JSON.parse(content.toString());
  return JSON.stringify({ name, version, type, exports, sideEffects });
}
