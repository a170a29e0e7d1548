import { posix } from 'node:path';
import type { Parts } from './read-archive';

/** A picture that lies on a sheet; where its upper left corner is. */
export interface SheetPicture {
  /** Number of the row, the first is 1. */
  row: number;
  /** The picture as a data address; undefined where its format is not one that can be shown. */
  address: string | undefined;
  bytes: number;
}

const TYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif', webp: 'webp' };

/** Pictures that were pasted into a sheet. SheetJS does not read them. */
export function picturesOf(parts: Parts, sheetIndex: number): SheetPicture[] {
  const sheets = targetsOf(parts, 'xl/workbook.xml');
  const ids = [...textOf(parts, 'xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\s[^>]{0,2000}/g)];
  const sheet = sheets.get(attributeOf(ids[sheetIndex]?.[0], 'id') ?? '');
  const drawings = sheet ? [...targetsOf(parts, sheet).values()].filter((path) => /\/drawings\//.test(path)) : [];
  const addresses = new Map<string, string | undefined>();
  return drawings.flatMap((drawing) => {
    const media = targetsOf(parts, drawing);
    return anchorsOf(textOf(parts, drawing)).flatMap(({ row, id }) => {
      const path = media.get(id);
      const content = path === undefined ? undefined : parts.get(path);
      if (path === undefined || !content) return [];
      // Once of each picture, however many rows show it.
      if (!addresses.has(path)) addresses.set(path, addressOf(path, content));
      return { row, address: addresses.get(path), bytes: content.length };
    });
  });
}

function anchorsOf(drawing: string): { row: number; id: string }[] {
  const [, ...anchors] = drawing.split(/<(?:\w+:)?(?:oneCell|twoCell)Anchor\b/);
  return anchors.flatMap((anchor) => {
    const row = /<(?:\w+:)?row>(\d{1,7})</.exec(anchor)?.[1];
    const id = /\w:embed="([^"]{1,100})"/.exec(anchor)?.[1];
    return row !== undefined && id !== undefined ? { row: Number(row) + 1, id } : [];
  });
}

/** Parts that a part refers to, by the id of the reference. */
function targetsOf(parts: Parts, path: string): Map<string, string> {
  const folder = posix.dirname(path);
  const references = textOf(parts, `${folder}/_rels/${posix.basename(path)}.rels`);
  const found = [...references.matchAll(/<(?:\w+:)?Relationship\s[^>]{0,2000}/g)].flatMap(([reference]) => {
    const [id, target] = [attributeOf(reference, 'Id'), attributeOf(reference, 'Target')];
    if (id === undefined || target === undefined) return [];
    return [[id, target.startsWith('/') ? target.slice(1) : posix.join(folder, target)] as const];
  });
  return new Map(found);
}

function attributeOf(element = '', name: string): string | undefined {
  return new RegExp(`[\\s:]${name}="([^"]{0,500})"`).exec(element)?.[1];
}

function textOf(parts: Parts, path: string): string {
  return parts.get(path)?.toString() ?? '';
}

function addressOf(path: string, content: Buffer): string | undefined {
  const type = TYPES[posix.extname(path).slice(1).toLowerCase()];
  return type && `data:image/${type};base64,${content.toString('base64')}`;
}
