import { useEngine } from '../harness';

const server = useEngine({ expireEverySeconds: 0.2 });

it('expired documents are deleted, others stay', async () => {
  const tokens = server.collection<{ _id: number; at?: unknown }>('tokens');
  await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await tokens.insertMany([
    { _id: 1, at: minutesAgo(5) },
    { _id: 2, at: minutesAgo(0) },
    { _id: 3 },
    { _id: 4, at: 'no date' },
    { _id: 5, at: [minutesAgo(0), minutesAgo(9)] },
  ]);
  while ((await tokens.countDocuments()) > 3) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await tokens.find().toArray()).map(({ _id }) => _id)).toEqual([2, 3, 4]);
});
