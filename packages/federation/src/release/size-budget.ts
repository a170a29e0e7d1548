import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import { readJson } from './read-json';
import { ReleaseError } from './release-error';
import type { ReleaseFacts } from './release-facts';

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
  const { startKb, totalKb } = data.sizeBudget;
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
