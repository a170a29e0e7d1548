import { posix } from 'node:path';
import { partOf, targetsOf, textOfPart } from './parse-workbook';
import type { Parts } from './read-archive';
import { attributeOf, eachTag } from './xml';

interface Picture {
  /** The picture as a data address; undefined where its format is not one that can be shown. */
  address: string | undefined;
  bytes: number;
}

/** A picture that lies on a sheet; where its upper left corner is. */
export interface SheetPicture extends Picture {
  /** Number of the row, the first is 1. */
  row: number;
}

const NAMED_PICTURES = 'xl/cellimages.xml';
const TYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif', webp: 'webp' };

/** Pictures that were pasted into a sheet. */
export function picturesOf(parts: Parts, sheet: string | undefined): SheetPicture[] {
  const drawings = sheet ? [...targetsOf(parts, sheet).values()].filter((path) => /\/drawings\//i.test(path)) : [];
  const read = pictureReader(parts);
  return drawings.flatMap((drawing) => {
    const media = targetsOf(parts, drawing);
    return anchorsOf(textOfPart(parts, drawing)).flatMap(({ row, id }) => {
      const picture = read(media.get(id));
      return picture ? { row, ...picture } : [];
    });
  });
}

/** Finds pictures that WPS Office keeps in cells, by the names that its formulas have for them. */
export function namedPicturesOf(parts: Parts): (name: string) => Picture | undefined {
  const media = targetsOf(parts, NAMED_PICTURES);
  const paths = new Map<string, string | undefined>();
  let picture = '';
  eachTag(textOfPart(parts, NAMED_PICTURES), ({ name, attributes }) => {
    if (name === 'cNvPr') picture = attributeOf(attributes, 'name') ?? '';
    if (name === 'blip') paths.set(picture, media.get(attributeOf(attributes, 'embed') ?? ''));
  });
  const read = pictureReader(parts);
  return (name) => read(paths.get(name));
}

/** Encodes each picture once, however many rows show it. */
function pictureReader(parts: Parts): (path: string | undefined) => Picture | undefined {
  const addresses = new Map<string, string | undefined>();
  return (path) => {
    const content = partOf(parts, path);
    if (path === undefined || !content) return undefined;
    if (!addresses.has(path)) addresses.set(path, addressOf(path, content));
    return { address: addresses.get(path), bytes: content.length };
  };
}

function anchorsOf(drawing: string): { row: number; id: string }[] {
  const [, ...anchors] = drawing.split(/<(?:\w+:)?(?:oneCell|twoCell)Anchor\b/);
  return anchors.flatMap((anchor) => {
    const row = /<(?:\w+:)?row>(\d{1,7})</.exec(anchor)?.[1];
    const id = /\w:embed="([^"]{1,100})"/.exec(anchor)?.[1];
    return row !== undefined && id !== undefined ? { row: Number(row) + 1, id } : [];
  });
}

function addressOf(path: string, content: Buffer): string | undefined {
  const type = TYPES[posix.extname(path).slice(1).toLowerCase()];
  return type && `data:image/${type};base64,${content.toString('base64')}`;
}
