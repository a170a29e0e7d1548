/** The keys of the table `catalog`. */
export const KEYS = {
  collection: (namespace: string) => Buffer.from(`c${namespace}`),
  dropped: Buffer.from('g'),
  afterDropped: Buffer.from('h'),
  nextId: Buffer.from('n'),
  lastFull: Buffer.from('f'),
  owner: Buffer.from('owner'),
  statistics: (id: number) => Buffer.concat([Buffer.from('s'), uint32(id)]),
};

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
