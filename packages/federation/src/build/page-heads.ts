import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PageHead } from '../registry';
import { z } from '../zod';

/** `heads` of a `remote.json`: only the build reads it, which writes it into the files of the pages. */
const declaredHeadsSchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    description: z.string().min(50).max(160),
    canonical: z.string().startsWith('/').optional(),
    /** The picture beside a shared link: a PNG in the package. */
    image: z.string().endsWith('.png').optional(),
    imageAlt: z.string().optional(),
  }),
);

export type DeclaredHeads = z.infer<typeof declaredHeadsSchema>;

/** What sites that show shared links ask for. */
const CARD = { width: 1200, height: 630 };

/** Reads what pages declare of themselves. */
export function readPageHeads(
  folder: string,
  declared: DeclaredHeads,
  paths: readonly string[],
  emit: (file: string, content: Buffer) => void,
): Record<string, PageHead> {
  const heads = Object.entries(declaredHeadsSchema.parse(declared));
  const unknown = heads.find(([path]) => !paths.includes(path));
  if (unknown) throw new Error(`heads of remote.json names ${unknown[0]}, which is not in prerender.`);
  return Object.fromEntries(
    heads.map(([path, { image, imageAlt = '', ...head }]) => [
      path,
      image ? { ...head, image: { ...emitCard(folder, image, emit), alt: imageAlt } } : head,
    ]),
  );
}

function emitCard(folder: string, image: string, emit: (file: string, content: Buffer) => void) {
  const content = readFileSync(join(folder, image));
  const size = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  if (size.width !== CARD.width || size.height !== CARD.height) {
    throw new Error(`${image} must have ${CARD.width} by ${CARD.height} px, not ${size.width} by ${size.height}.`);
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = `assets/${parse(image).name}.${hash}.png`;
  emit(file, content);
  return { file, ...size };
}
