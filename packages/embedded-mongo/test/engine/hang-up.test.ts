import { MongoClient } from 'mongodb';
import { useServer } from '../harness';

const server = useServer();

it('does a write that wants no answer to its end, though the client hangs up at once', async () => {
  const things = server.collection<{ a: number; isDone?: true }>();
  await things.insertMany(Array.from({ length: 20_000 }, (_each, n) => ({ a: n % 20 })));

  const client = await MongoClient.connect(server.uri);
  const same = client.db(things.dbName).collection(things.collectionName, { writeConcern: { w: 0 } });
  const updates = Array.from({ length: 20 }, (_each, a) => ({
    updateMany: { filter: { a }, update: { $set: { isDone: true } } },
  }));
  await same.bulkWrite(updates);
  await client.close(true);

  const isDone = { isDone: true } as const;
  const giveUpAt = Date.now() + 20_000;
  while ((await things.countDocuments(isDone)) < 20_000 && Date.now() < giveUpAt)
    await new Promise((go) => setTimeout(go, 50));
  expect(await things.countDocuments(isDone)).toBe(20_000);
});
