import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { TOLERANCE } from './tolerance';

const ACCEPTED = join(import.meta.dirname, 'pictures');
const REFUSED = join(import.meta.dirname, '../results/story-pictures');

const VERSION = join(ACCEPTED, 'chromium.txt');

const acceptedPath = (id: string) => join(ACCEPTED, `${id}.webp`);

/** Ids of the stories that have an accepted picture. */
export function acceptedIds(): string[] {
  if (!existsSync(ACCEPTED)) return [];
  return readdirSync(ACCEPTED).flatMap((name) => (name.endsWith('.webp') ? [name.slice(0, -'.webp'.length)] : []));
}

/** The version of Chromium that has drawn the accepted pictures; without its last parts, which change every week. */
export function acceptedVersion(): string | undefined {
  return existsSync(VERSION) ? readFileSync(VERSION, 'utf8').trim() : undefined;
}

export function acceptVersion(version: string): void {
  mkdirSync(ACCEPTED, { recursive: true });
  writeFileSync(VERSION, `${version}\n`);
}

/** One picture of several: columns side by side, whose pictures stand one below the other. */
export async function joined(columns: Buffer[][]): Promise<Buffer> {
  const placed = [];
  let left = 0;
  let height = 0;
  for (const column of columns) {
    let top = 0;
    let right = left;
    for (const input of column) {
      const size = await sharp(input).metadata();
      placed.push({ input, left, top });
      top += size.height;
      right = Math.max(right, left + size.width);
    }
    left = right;
    height = Math.max(height, top);
  }
  return sharp({ create: { width: left, height, channels: 3, background: 'white' } })
    .composite(placed)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Says how a picture differs from the accepted one, and leaves both to be looked at. */
export async function differenceOf(id: string, picture: Buffer): Promise<string | undefined> {
  if (!existsSync(acceptedPath(id))) return 'there is no accepted picture of it';
  const difference = await differenceBetween(picture, acceptedPath(id));
  if (!difference) return undefined;
  mkdirSync(REFUSED, { recursive: true });
  await sharp(acceptedPath(id)).toFile(join(REFUSED, `${id}-accepted.png`));
  writeFileSync(join(REFUSED, `${id}-actual.png`), picture);
  await difference.marked?.toFile(join(REFUSED, `${id}-difference.png`));
  return difference.sentence;
}

/** How two pictures differ, by more than the tolerance. */
export async function differenceBetween(one: Buffer, other: Buffer | string) {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) {
    return { sentence: `it is ${width} x ${height}, and was ${b.info.width} x ${b.info.height}` };
  }
  const marked = Buffer.alloc(a.data.length);
  const count = pixelmatch(a.data, b.data, marked, width, height, { threshold: TOLERANCE.colour, includeAA: true });
  if (count <= TOLERANCE.pixels) return undefined;
  return { sentence: `${count} pixels differ`, marked: sharp(marked, { raw: { width, height, channels: 4 } }) };
}

/** From now on the story is to look so. */
export async function accept(id: string, picture: Buffer): Promise<void> {
  mkdirSync(ACCEPTED, { recursive: true });
  await sharp(picture).webp({ lossless: true, effort: 6 }).toFile(acceptedPath(id));
}

export function forget(id: string): void {
  rmSync(acceptedPath(id), { force: true });
}

const pixels = (picture: Buffer | string) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
