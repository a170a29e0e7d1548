import type { MongoClient } from 'mongodb';

export interface Thing {
  _id: number;
  n: number;
  text: string;
}

export const SECRET = 'Lakshmi Iyer of Station Street';
export const COUNT = 20_000;
export const thing = (_id: number, text = 'x'): Thing => ({ _id, n: _id % 100, text: text.padEnd(1_500, 'x') });

export async function addThings(client: MongoClient) {
  const things = client.db('test').collection<Thing>('things');
  await things.createIndex({ n: 1 });
  for (let start = 0; start < COUNT; start += 2_000)
    await things.insertMany(Array.from({ length: 2_000 }, (_each, i) => thing(start + i)));
  return things;
}
