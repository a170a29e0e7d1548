import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_HEADER_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const DEFLATED = 8;

/** Inflates all entries of a ZIP archive and does nothing with them: the limit of whoever reads it. */
export function inflateAll(archive: Buffer): number {
  let bytes = 0;
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END_OF_DIRECTORY).buffer));
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry += 1) {
    const names = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    if (archive.readUInt16LE(at + 10) === DEFLATED) bytes += inflateEntry(archive, at).length;
    at += DIRECTORY_HEADER_BYTES + names.reduce((sum, length) => sum + length, 0);
  }
  return bytes;
}

function inflateEntry(archive: Buffer, header: number): Buffer {
  const local = archive.readUInt32LE(header + 42);
  const names = archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const from = local + LOCAL_HEADER_BYTES + names;
  return inflateRawSync(archive.subarray(from, from + archive.readUInt32LE(header + 20)));
}
