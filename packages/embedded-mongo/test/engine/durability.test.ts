import { rm } from 'node:fs/promises';
import { type Collection, MongoClient } from 'mongodb';
import { newFolder } from '../harness';
import { type EngineProcess, runEngine } from './run-engine';

interface Answer {
  _id: number;
  pupil: string;
  words: string[];
}

/** After so many inserts of 200. */
const KILLED_AT = 80;

const answer = (_id: number): Answer => ({ _id, pupil: `pupil ${_id % 7}`, words: [`w${_id}`, `v${_id % 3}`] });
const ids = (answers: Answer[]) => answers.map(({ _id }) => _id).sort((a, b) => a - b);

/** Every index must lead to the documents that the collection holds, and to no others. */
async function expectIndexesToAgree(answers: Collection<Answer>) {
  const all = await answers.find().toArray();
  for (const { key } of await answers.indexes()) {
    const [field = ''] = Object.keys(key);
    const everything = { [field]: { $gte: field === '_id' ? -1 : '' } };
    expect(ids(await answers.find(everything, { hint: key as never }).toArray())).toEqual(ids(all));
  }
  expect(await answers.estimatedDocumentCount()).toBe(all.length);
}

describe('after the process is killed', () => {
  let dataDir: string;
  let engine: EngineProcess;
  let client: MongoClient;
  let answers: Collection<Answer>;

  beforeEach(async () => {
    dataDir = await newFolder();
    engine = await runEngine(dataDir);
    client = await MongoClient.connect(engine.uri);
    answers = client.db('durable').collection<Answer>('answers');
    await answers.createIndexes([{ key: { pupil: 1 } }, { key: { words: 1 } }]);
  }, 30_000);

  afterEach(async () => {
    await client.close();
    await engine.stop('SIGTERM');
    await rm(dataDir, { recursive: true });
  });

  it('every insert that was acknowledged is there', async () => {
    const acknowledged: number[] = [];
    let killed: Promise<unknown> = Promise.resolve();
    const inserts = Array.from({ length: 200 }, async (_each, _id) => {
      await answers.insertOne(answer(_id));
      acknowledged.push(_id);
      if (acknowledged.length === KILLED_AT) killed = engine.stop('SIGKILL');
    });
    // The driver repeats the other inserts when the engine runs again.
    const outcomes = Promise.allSettled(inserts);
    while (acknowledged.length < KILLED_AT) await new Promise(setImmediate);
    await killed;
    const expected = [...acknowledged];
    engine = await runEngine(dataDir);
    expect(await answers.countDocuments({ _id: { $in: expected } })).toBe(expected.length);
    await outcomes;
    await expectIndexesToAgree(answers);
  }, 60_000);

  it('again and again, the data is still whole @long', async () => {
    for (let total = 0; total < 150; total += 50) {
      await answers.insertMany(Array.from({ length: 50 }, (_each, n) => answer(total + n)));
      await answers.updateMany({ _id: { $gte: total } }, { $push: { words: 'again' } });
      await engine.stop('SIGKILL');
      engine = await runEngine(dataDir);
      expect(await answers.countDocuments({ words: 'again' })).toBe(total + 50);
    }
    await expectIndexesToAgree(answers);
  }, 60_000);
});
