import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { runToEnd } from '../child-process';
import { ROOT } from '../root';
import { PACKED, type PackedPackage, readPackageJson } from './packed-packages';

const EMITTED = join(ROOT, '.cache/packages/emitted');

/** The place of a relative import, or of one of a package that is bundled. */
const SPECIFIER = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\2/g;

const isSource = (file: string) => /\.tsx?$/.test(file);
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file);

/** JavaScript and types of what the packed packages export: the compiler leaves out what nothing imports. */
export async function emitPackages(): Promise<void> {
  rmSync(EMITTED, { recursive: true, force: true });
  mkdirSync(dirname(EMITTED), { recursive: true });
  const project = join(dirname(EMITTED), 'tsconfig.json');
  const compilerOptions = { noEmit: false, declaration: true, rootDir: ROOT, outDir: EMITTED };
  const files = PACKED.flatMap(sourcesOf).map((file) => join(ROOT, file));
  writeFileSync(project, JSON.stringify({ extends: join(ROOT, 'tsconfig.browser.json'), compilerOptions, files }));
  await runToEnd(join(ROOT, 'node_modules/.bin/tsc'), ['--project', project]).catch(({ stdout, message }) => {
    throw new Error(stdout || message);
  });
}

/** The sources with which a packed package begins. */
function sourcesOf({ folder, entries, bin = {}, also = [], bundled = {} }: PackedPackage): string[] {
  const { exports } = readPackageJson(folder);
  const exported = entries
    .map((entry) => exports[entry] ?? missing(folder, entry))
    .flatMap((target) => {
      if (!target.includes('*')) return [target];
      const names = readdirSync(join(ROOT, folder, dirname(target)));
      return names.filter((name) => isSource(name) && !isTest(name)).map((name) => join(dirname(target), name));
    });
  const own = [...exported.filter(isSource), ...Object.values(bin), ...also].map((file) => join(folder, file));
  return [...own, ...Object.values(bundled)];
}

function missing(folder: string, entry: string): never {
  throw new Error(`${folder} exports no ${entry}.`);
}

/**
 * Puts what was emitted of a package into a folder, with the files that its code reads. Node and browsers ask for files
 * by their whole names, so each import gets its ending.
 *
 * @returns The code of the package.
 */
export function writeEmitted({ folder, bundled = {} }: PackedPackage, target: string): string {
  cpSync(join(ROOT, folder, 'src'), target, { recursive: true, filter: (file) => !isSource(file) });
  cpSync(join(EMITTED, folder, 'src'), target, { recursive: true });
  const places = new Map<string, string>();
  for (const [specifier, source] of Object.entries(bundled)) {
    const file = `bundled/${source.replaceAll(/^packages\/|\/src\b/g, '')}`.replace(extname(source), '');
    for (const ending of ['.js', '.d.ts'])
      cpSync(join(EMITTED, source.replace(extname(source), ending)), join(target, `${file}${ending}`));
    places.set(specifier, join(target, file));
  }
  const written = readdirSync(target, { recursive: true, encoding: 'utf8' }).map((file) => join(target, file));
  const code = written.filter((file) => /\.m?js$|\.d\.ts$/.test(file));
  return code.map((file) => withEndings(file, places)).join('\n');
}

function withEndings(file: string, places: ReadonlyMap<string, string>): string {
  const text = readFileSync(file, 'utf8').replaceAll(SPECIFIER, (all, keyword, quote, specifier) => {
    const place = specifier.startsWith('.') ? join(dirname(file), specifier) : places.get(specifier);
    const found = place && ['.js', '/index.js'].map((ending) => `${place}${ending}`).find((each) => existsSync(each));
    return found ? `${keyword}${quote}${relativeTo(dirname(file), found)}${quote}` : all;
  });
  writeFileSync(file, text);
  return text;
}

function relativeTo(folder: string, file: string): string {
  const path = relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}
