import { inflateRawSync } from 'node:zlib';
import { IMPORT_LIMITS } from '@wattle/contract';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { LOCKED_OR_OLD, NOT_A_WORKBOOK, RefusedFile, TOO_LARGE } from './refused-file';

/** Text hardly ever compresses better than this; what does is made to fill a memory. */
const MAX_RATIO = 200;

/** How an encrypted workbook begins, and one of an Excel before 2007: neither is a ZIP archive. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What a sheet is read from; pictures, comments and whatever else stands in a workbook are passed over. */
const PART = /^(?!xl\/worksheets\/_rels\/)(\[Content_Types\]|_rels\/|xl\/).*\.(xml|rels)$/i;

/** Size of a local header without name and extra field, and where it has the lengths of both. */
const LOCAL_HEADER = { bytes: 30, nameLength: 26, extraLength: 28 };

/** Parts of a workbook, by their names. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks an .xlsx file, which is a ZIP archive. Its directory is looked through before anything is inflated, and what
 * does not inflate to the size that the directory says is refused where it goes beyond.
 *
 * @throws RefusedFile when it is no workbook, or would unpack to more than the limits (docs/decisions/024).
 */
export async function readArchive(bytes: Buffer): Promise<Parts> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new RefusedFile(LOCKED_OR_OLD);
  const archive = await open(bytes);
  if (archive.entryCount > IMPORT_LIMITS.entries) throw new RefusedFile(TOO_LARGE);
  const entries = await entriesOf(archive);
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) throw new RefusedFile(NOT_A_WORKBOOK);
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = inflated > IMPORT_LIMITS.inflatedBytes || inflated > bytes.length * MAX_RATIO;
  if (isBomb) throw new RefusedFile(TOO_LARGE);
  requireApart(bytes, entries);
  const parts = entries.map((entry): [string, Buffer] => [entry.fileName, inflate(bytes, entry)]);
  return new Map(parts.filter(([name]) => PART.test(name)));
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) reject(new RefusedFile(NOT_A_WORKBOOK));
      else resolve(archive);
    });
  });
}

function entriesOf(archive: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    archive.on('error', () => reject(new RefusedFile(NOT_A_WORKBOOK)));
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

/** Entries that share bytes, or a name, are of an archive that is made to unpack to more than it holds. */
function requireApart(bytes: Buffer, entries: readonly Entry[]): void {
  const byPlace = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  const isApart = byPlace.every((entry, index) => {
    const next = byPlace[index + 1]?.relativeOffsetOfLocalHeader ?? bytes.length;
    return dataOffset(bytes, entry) + entry.compressedSize <= next;
  });
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!isApart || names.size < entries.length) throw new RefusedFile(NOT_A_WORKBOOK);
}

function dataOffset(bytes: Buffer, { relativeOffsetOfLocalHeader: at }: Entry): number {
  if (at + LOCAL_HEADER.bytes > bytes.length) throw new RefusedFile(NOT_A_WORKBOOK);
  const lengthAt = (offset: number) => bytes.readUInt16LE(at + offset);
  return at + LOCAL_HEADER.bytes + lengthAt(LOCAL_HEADER.nameLength) + lengthAt(LOCAL_HEADER.extraLength);
}

function inflate(bytes: Buffer, entry: Entry): Buffer {
  const { compressedSize, uncompressedSize } = entry;
  if (!entry.canDecodeFileData()) throw new RefusedFile(NOT_A_WORKBOOK);
  const from = dataOffset(bytes, entry);
  const packed = bytes.subarray(from, from + compressedSize);
  try {
    // One chunk for all of it: nothing is copied together in the end.
    const size = Math.max(64, uncompressedSize);
    const data =
      entry.compressionMethod === 0 ? packed : inflateRawSync(packed, { maxOutputLength: size, chunkSize: size });
    if (data.length === uncompressedSize) return data;
  } catch {
    // What it holds is not what its directory says.
  }
  throw new RefusedFile(NOT_A_WORKBOOK);
}
