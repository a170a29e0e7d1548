import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import { integrityOf, ReleaseError, type ReleaseFacts, readJson } from './published';

/** No page fetches JSON of a release. */
const COMPRESSIBLE = /\.(js|css|html|svg)$/;

/** Below this a compressed copy is not worth a file. */
const MIN_BYTES = 1_024;

/** Writes the `.br` and `.gz` copies of the texts in a folder that pages fetch, which a server can send as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Written by the federation plugin, in another order from build to build of the same sources. */
const STATISTICS_FILE = 'mf-stats.json';

/** Whether a file of a build belongs to its release: what a tool keeps for itself begins with a dot. */
export function isReleased(file: string): boolean {
  return !file.split(/[\\/]/).some((part) => part.startsWith('.') || part === STATISTICS_FILE);
}

/** Hash of each file of a build. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isReleased);
  const hashes = files
    .sort()
    .map(async (file) => [file.replaceAll(sep, '/'), integrityOf(await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(hashes));
}

interface SizeBudget {
  startKb: number;
  totalKb: number;
}

const budgetSchema = z.object({ sizeBudget: z.object({ startKb: z.number(), totalKb: z.number() }) });

/** Bytes of JavaScript in a folder with compressed copies, as a browser that takes brotli fetches them. */
export async function measureScripts(
  folder: string,
  files: readonly string[],
  start: readonly string[],
): Promise<ReleaseFacts['size']> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = new Map<string, number>();
  for (const file of scripts) sizes.set(file, await compressedSize(join(folder, file)));
  const sum = (of: readonly string[]) => of.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return { start: sum(start), total: sum(scripts) };
}

/** Refuses a version that is larger than the `sizeBudget` in the package.json of its package allows. */
export async function refuseOversize(packageFolder: string, name: string, size: ReleaseFacts['size']): Promise<void> {
  const file = join(packageFolder, 'package.json');
  const { data } = budgetSchema.safeParse(await readJson(file));
  if (!data) throw new ReleaseError(`The package.json of ${name} states no sizeBudget of startKb and totalKb.`);
  refuseAbove(data.sizeBudget, name, size);
}

/** @throws ReleaseError when a version is larger than it may be. */
export function refuseAbove({ startKb, totalKb }: SizeBudget, name: string, size: ReleaseFacts['size']): void {
  const over = [
    ...(size.start > startKb * 1_000 ? [`its first page needs ${kilobytes(size.start)}, of ${startKb} KB`] : []),
    ...(size.total > totalKb * 1_000 ? [`all of it is ${kilobytes(size.total)}, of ${totalKb} KB`] : []),
  ];
  if (over.length > 0) throw new ReleaseError(`${name} has more JavaScript than its budget: ${over.join('; ')}.`);
}

async function compressedSize(file: string): Promise<number> {
  const copy = await stat(`${file}.br`).catch(() => undefined);
  return copy?.size ?? (await promisify(brotliCompress)(await readFile(file))).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}
