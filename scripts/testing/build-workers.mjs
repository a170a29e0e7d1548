import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { forgetProcessorTimes } from './file-times.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['api', 'packages/embedded-mongo'].map((name) => join(ROOT, name));
const NODE_BUILD = join(ROOT, 'scripts/lib/node-build.ts');
/** Other than `dist`, which a product that runs beside the tests uses. */
const OUTPUT = '.cache/workers';
const STAMP = 'built-from.json';
/** The sources of threads, and of the processes that they start. */
const PROGRAM = /\.(?:worker|process)\.ts$/;

/**
 * Jest's global setup: builds the worker threads of the servers as for production, where a source has changed. To load
 * their TypeScript in each thread would take longer than most tests (built-workers.mjs).
 */
export default async function buildWorkers() {
  forgetProcessorTimes();
  for (const folder of PACKAGES) {
    const entries = workersOf(folder);
    if (!isBuilt(folder, entries)) await build(folder, entries);
  }
}

/** @param {string} folder */
function workersOf(folder) {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const workers = files.filter((file) => PROGRAM.test(file)).sort();
  return Object.fromEntries(workers.map((file) => [basename(file, '.ts'), `./src/${file}`]));
}

/** @typedef {{ entries: Record<string, string>, sources: string[], hash: string }} BuiltFrom */

const stampOf = (/** @type {string} */ folder) => join(folder, OUTPUT, STAMP);

/** @type {(folder: string, entries: Record<string, string>) => boolean} */
function isBuilt(folder, entries) {
  if (!existsSync(stampOf(folder))) return false;
  /** @type {BuiltFrom} */
  const built = JSON.parse(readFileSync(stampOf(folder), 'utf8'));
  return JSON.stringify(built.entries) === JSON.stringify(entries) && built.hash === hashOf(built.sources);
}

/** @param {readonly string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(`${file}\n`).update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
}

/**
 * Several Jest processes may build at once: each into a folder of its own, from which it replaces the files in use.
 *
 * @type {(folder: string, entries: Record<string, string>) => Promise<void>}
 */
async function build(folder, entries) {
  const { rspack } = await import('@rspack/core');
  const { tsImport } = await import('tsx/esm/api');
  const { nodeBuild } = await tsImport(NODE_BUILD, import.meta.url);
  const own = `.cache/workers-of-${process.pid}`;
  /** @type {import('@rspack/core').Configuration} */
  const configuration = nodeBuild(folder, entries, own);
  try {
    const compiler = rspack(configuration);
    /** @type {import('@rspack/core').Stats | undefined} */
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, done) => (error ? reject(error) : resolve(done)));
    });
    await new Promise((resolve) => compiler.close(resolve));
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));

    const read = [...stats.compilation.fileDependencies].filter((file) => !file.includes('/node_modules/'));
    const sources = [...read, NODE_BUILD, join(folder, 'package.json')].sort();
    writeFileSync(join(folder, own, STAMP), JSON.stringify({ entries, sources, hash: hashOf(sources) }));
    mkdirSync(join(folder, OUTPUT), { recursive: true });
    const files = readdirSync(join(folder, own)).filter((file) => file !== STAMP);
    for (const file of [...files, STAMP]) renameSync(join(folder, own, file), join(folder, OUTPUT, file));
  } finally {
    rmSync(join(folder, own), { recursive: true, force: true });
  }
}
