const COLLECTIONS = Buffer.from('c');
const STATISTICS = Buffer.from('s');

export const KEYS = {
  collection: (namespace: string) => Buffer.concat([COLLECTIONS, Buffer.from(namespace)]),
  dropped: Buffer.from('g'),
  afterDropped: Buffer.from('h'),
  nextId: Buffer.from('n'),
  lastFull: Buffer.from('f'),
  owner: Buffer.from('owner'),
  /** Every file has it: engines that knew files without checksums took one without this mark for one of those. */
  format: Buffer.from('format'),
  statistics: (id: number) => Buffer.concat([STATISTICS, uint32(id)]),
};

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
