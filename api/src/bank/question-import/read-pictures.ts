import { posix } from 'node:path';
import { PICTURE_FIELDS } from '@wattle/contract/question-content';
import { type Parts, partOf, RefusedFile, textOfPart } from '../question-packages/archive';
import type { Column, SheetRow } from '../workbooks/columns';
import type { SheetCells } from './parse-workbook';
import { attributeOf, eachTag, targetsOf } from './workbook-parts';

/** Many rows of a small file can show one large picture. */
const MAX_PICTURE_BYTES = 100_000_000;
const OTHER_FORMAT =
  'The picture in this row is no PNG, JPEG, WebP or GIF. Save it as one of these and paste it again.';
const TWO_PICTURES = 'This row has two pictures. Keep one of them.';
const LOST_PICTURE = 'The picture of this cell is not in the file. Paste it into the row again.';
const PICTURE_AS_TEXT =
  'This cell holds a picture in the place of a text. Move it to the column image_data, and type the text.';

interface Picture {
  /** The picture as a data address; undefined where its format is not one that can be shown. */
  address: string | undefined;
  bytes: number;
}

/** A picture that lies on a sheet; where its upper left corner is. */
interface SheetPicture extends Picture {
  /** Number of the row, the first is 1. */
  row: number;
}

const NAMED_PICTURES = 'xl/cellimages.xml';
const TYPES: Record<string, string> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif', webp: 'webp' };

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
function namedPicturesOf(parts: Parts): (name: string) => Picture | undefined {
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

export interface ReadRow {
  cells: SheetCells;
  row: SheetRow;
}

interface PlacedPicture extends SheetPicture {
  column?: (typeof PICTURE_FIELDS)[number];
}

/** Pictures of cells, and the places of the columns that are no fields and hold them. */
export function picturesInCells(parts: Parts, read: readonly ReadRow[], known: ReadonlyMap<Column, number>) {
  const inCells: PlacedPicture[] = [];
  const columns = new Set<number>();
  const names = new Map([...known].map(([name, place]) => [place, name]));
  const pictureOf = namedPicturesOf(parts);
  for (const { cells, row } of read) {
    cells.cells.forEach((cell, place) => {
      if (cell?.pictureName === undefined) return;
      const name = names.get(place);
      const column = PICTURE_FIELDS.find((field) => field === (name ?? 'image_data'));
      const picture = pictureOf(cell.pictureName);
      const refuse = (message: string) => row.unreadable.push({ column: name ?? 'image_data', value: '', message });
      if (!name) columns.add(place);
      if (!column) refuse(PICTURE_AS_TEXT);
      else if (!picture) refuse(LOST_PICTURE);
      else inCells.push({ row: row.row, column, ...picture });
    });
  }
  return { inCells, columns };
}

/** Returns how many pictures lie beside the questions. */
export function placePictures(rows: readonly SheetRow[], pictures: readonly PlacedPicture[]): number {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  let lost = 0;
  let bytes = 0;
  for (const { column = 'image_data', ...picture } of pictures) {
    bytes += picture.bytes;
    if (bytes > MAX_PICTURE_BYTES) throw new RefusedFile('The pictures of this sheet are too large. Divide the file.');
    const row = byNumber.get(picture.row);
    if (!row) lost += 1;
    else if (row.values[column] !== undefined) row.unreadable.push({ column, value: '', message: TWO_PICTURES });
    else if (picture.address === undefined) row.unreadable.push({ column, value: '', message: OTHER_FORMAT });
    else {
      row.values[column] = picture.address;
      row.pasted = [...(row.pasted ?? []), column];
    }
  }
  return lost;
}
