/** Where in the table `catalog` each thing lies. */
export const KEYS = {
  collection: (namespace: string) => Buffer.from(`c${namespace}`),
  garbage: Buffer.from('g'),
  afterGarbage: Buffer.from('h'),
  nextId: Buffer.from('n'),
  owner: Buffer.from('owner'),
  rewrite: Buffer.from('rewrite'),
  statistics: (id: number) => Buffer.concat([Buffer.from('s'), uint32(id)]),
};

export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
