const COLLECTIONS = Buffer.from('c');
const STATISTICS = Buffer.from('s');

export const KEYS = {
  collection: (namespace: string) => Buffer.concat([COLLECTIONS, Buffer.from(namespace)]),
  dropped: Buffer.from('g'),
  afterDropped: Buffer.from('h'),
  nextId: Buffer.from('n'),
  lastFull: Buffer.from('f'),
  owner: Buffer.from('owner'),
  /** Its presence says that every value has a checksum. */
  format: Buffer.from('format'),
  statistics: (id: number) => Buffer.concat([STATISTICS, uint32(id)]),
};

/** Whether a collection or its statistics are stored under this key, which are documents. */
export const holdsDocument = (key: Buffer) =>
  key.subarray(0, 1).equals(COLLECTIONS) || key.subarray(0, 1).equals(STATISTICS);

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
