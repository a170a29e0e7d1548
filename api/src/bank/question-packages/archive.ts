import { inflateRawSync } from 'node:zlib';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** A file that cannot be imported at all; the message is shown. */
export class RefusedFile extends Error {}

/** By their names in small letters: writers differ in the case of a name and of what refers to it. */
export type Parts = ReadonlyMap<string, Buffer>;

/** What a kind of archive may hold, and the sentences of its refusals. */
export interface ArchiveRules {
  broken: string;
  tooLarge: string;
  /** Before the directory is read. */
  requireCount: (count: number) => void;
  requireEntries: (entries: readonly Entry[]) => void;
}

/** Text hardly ever compresses better; a higher ratio is a ZIP bomb. */
const MAX_RATIO = 200;

/** Size of a local header without name and extra field, and the offsets of their lengths. */
const LOCAL_HEADER = { bytes: 30, nameLength: 26, extraLength: 28 };

/**
 * Unpacks a ZIP archive. Its directory is checked before anything is inflated, and each entry is inflated to no more
 * than the size in the directory.
 *
 * @throws RefusedFile when it is none, or breaks a rule.
 */
export async function unzipped(bytes: Buffer, rules: ArchiveRules): Promise<Parts> {
  const broken = new RefusedFile(rules.broken);
  const archive = await open(bytes, broken);
  rules.requireCount(archive.entryCount);
  const entries = (await entriesOf(archive, broken)).filter(({ fileName }) => !fileName.endsWith('/'));
  rules.requireEntries(entries);
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = inflated > IMPORT_LIMITS.inflatedBytes || inflated > bytes.length * MAX_RATIO;
  if (isBomb) throw new RefusedFile(rules.tooLarge);
  requireApart(bytes, entries, broken);
  return new Map(entries.map((entry) => [entry.fileName.toLowerCase(), inflate(bytes, entry, broken)]));
}

function open(bytes: Buffer, broken: RefusedFile): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) reject(broken);
      else resolve(archive);
    });
  });
}

function entriesOf(archive: ZipFile, broken: RefusedFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    archive.on('error', () => reject(broken));
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

/** Refuses entries that share bytes or a name, as those of a ZIP bomb. */
function requireApart(bytes: Buffer, entries: readonly Entry[], broken: RefusedFile): void {
  const byPlace = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  const isApart = byPlace.every((entry, index) => {
    const next = byPlace[index + 1]?.relativeOffsetOfLocalHeader ?? bytes.length;
    return dataOffset(bytes, entry, broken) + entry.compressedSize <= next;
  });
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!isApart || names.size < entries.length) throw broken;
}

function dataOffset(bytes: Buffer, { relativeOffsetOfLocalHeader: at }: Entry, broken: RefusedFile): number {
  if (at + LOCAL_HEADER.bytes > bytes.length) throw broken;
  const lengthAt = (offset: number) => bytes.readUInt16LE(at + offset);
  return at + LOCAL_HEADER.bytes + lengthAt(LOCAL_HEADER.nameLength) + lengthAt(LOCAL_HEADER.extraLength);
}

function inflate(bytes: Buffer, entry: Entry, broken: RefusedFile): Buffer {
  const { compressedSize, uncompressedSize } = entry;
  if (!entry.canDecodeFileData()) throw broken;
  const from = dataOffset(bytes, entry, broken);
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
  throw broken;
}

export function partOf(parts: Parts, path: string | undefined): Buffer | undefined {
  return path === undefined ? undefined : parts.get(path.toLowerCase());
}

export function textOfPart(parts: Parts, path: string | undefined): string {
  return partOf(parts, path)?.toString() ?? '';
}
