import { inflateRawSync } from 'node:zlib';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { LOCKED_OR_OLD, NOT_A_WORKBOOK, RefusedFile, TOO_LARGE } from './refused-file';

/** Text hardly ever compresses better; a higher ratio is a ZIP bomb. */
const MAX_RATIO = 200;

/** Beside the other parts of an archive. */
const MAX_PICTURES = 1_000;
const PICTURE = /^xl\/media\/.*\.(?:png|jpe?g|gif|webp)$/i;

/** The start of encrypted workbooks and of those before Excel 2007, which are no ZIP archives. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The parts that a sheet and its pictures are read from. */
const PART = /^(?:(?:\[Content_Types\]|_rels\/|xl\/).*\.(?:xml|rels)|xl\/media\/.*)$/i;

/** Size of a local header without name and extra field, and the offsets of their lengths. */
const LOCAL_HEADER = { bytes: 30, nameLength: 26, extraLength: 28 };

/** By their names in small letters: writers differ in the case of a name and of what refers to it. */
export type Parts = ReadonlyMap<string, Buffer>;

/**
 * Unpacks an .xlsx file, which is a ZIP archive. Its directory is checked before anything is inflated, and each entry
 * is inflated to no more than the size in the directory.
 *
 * @throws RefusedFile when it is no workbook, or would unpack to more than the limits (docs/bank.md).
 */
export async function readArchive(bytes: Buffer): Promise<Parts> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new RefusedFile(LOCKED_OR_OLD);
  const archive = await open(bytes);
  if (archive.entryCount > MAX_PICTURES + IMPORT_LIMITS.entries) throw tooManyParts(archive.entryCount);
  const entries = await entriesOf(archive);
  const pictures = entries.filter(({ fileName }) => PICTURE.test(fileName)).length;
  if (entries.length - pictures > IMPORT_LIMITS.entries) throw tooManyParts(entries.length);
  if (!entries.some(({ fileName }) => fileName.toLowerCase() === 'xl/workbook.xml'))
    throw new RefusedFile(NOT_A_WORKBOOK);
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = inflated > IMPORT_LIMITS.inflatedBytes || inflated > bytes.length * MAX_RATIO;
  if (isBomb) throw new RefusedFile(TOO_LARGE);
  requireApart(bytes, entries);
  const parts = entries.map((entry): [string, Buffer] => [entry.fileName.toLowerCase(), inflate(bytes, entry)]);
  return new Map(parts.filter(([name]) => PART.test(name)));
}

function tooManyParts(count: number): RefusedFile {
  const [all, pictures] = [count, MAX_PICTURES].map((number) => number.toLocaleString('en'));
  return new RefusedFile(
    `This workbook has ${all} parts. At most ${pictures} pictures and ${IMPORT_LIMITS.entries} other parts can be read: divide the file.`,
  );
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

/** Refuses entries that share bytes or a name, as those of a ZIP bomb. */
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
    // A single chunk, so that nothing is concatenated.
    const size = Math.max(64, uncompressedSize);
    const data =
      entry.compressionMethod === 0 ? packed : inflateRawSync(packed, { maxOutputLength: size, chunkSize: size });
    if (data.length === uncompressedSize) return data;
  } catch {
    // The data contradicts the directory.
  }
  throw new RefusedFile(NOT_A_WORKBOOK);
}
