import type { Collection, Document } from 'mongodb';
import { useEngine } from '../harness';

const server = useEngine();
const COUNT = 2000;

interface Question {
  _id: number;
  subject: string;
  code: string;
  level: number;
  topics: string[];
}

const question = (_id: number): Question => ({
  _id,
  subject: `subject ${_id % 100}`,
  code: `code ${_id}`,
  level: _id % 5,
  topics: [`t${_id}`, `u${_id}`],
});

async function examined(questions: Collection<Question>, filter: object, options: Document = {}) {
  const { executionStats } = await questions.find(filter, options).explain('executionStats');
  return [executionStats.totalKeysExamined, executionStats.totalDocsExamined];
}

describe('a query by an index examines only the documents that it returns', () => {
  let questions: Collection<Question>;
  beforeAll(async () => {
    questions = server.collection<Question>('questions');
    await questions.createIndexes([
      { key: { code: 1 }, unique: true },
      { key: { subject: 1, level: 1, _id: -1 } },
      { key: { topics: 1 } },
    ]);
    await questions.insertMany(Array.from({ length: COUNT }, (_each, n) => question(n)));
  }, 60_000);

  it.each<[string, object, Document, number]>([
    ['by _id', { _id: 1234 }, {}, 1],
    ['by several _ids', { _id: { $in: [1, 500, 1900] } }, {}, 3],
    ['by a unique field', { code: 'code 1999' }, {}, 1],
    ['by a field and others', { code: 'code 777', level: 2, subject: { $exists: true } }, {}, 1],
    ['by two fields', { subject: 'subject 7', level: 2 }, { limit: 10 }, 10],
    ['the newest of a subject', { subject: 'subject 7', level: 2 }, { sort: { _id: -1 }, limit: 5 }, 5],
    ['by an element of an array', { topics: 'u1500' }, {}, 1],
    ['by either of two fields', { $or: [{ code: 'code 5' }, { topics: 't6' }] }, {}, 2],
    ['by the beginning of a text', { code: /^code 1999/ }, {}, 1],
    ['a range of _ids', { _id: { $gte: 100, $lt: 110 } }, {}, 10],
    ['the first in order', {}, { sort: { code: 1 }, limit: 3 }, 3],
    ['nothing', { code: 'none' }, {}, 0],
  ])('%s', async (_title, filter, options, count) => {
    const [keys, documents] = await examined(questions, filter, options);
    expect(documents).toBe(count);
    expect(keys).toBeLessThanOrEqual(count + 1);
  });

  it('an update and a delete find their document by the index', async () => {
    const explained = await server.db.command({
      explain: { update: 'questions', updates: [{ q: { code: 'code 1' }, u: { $set: { level: 9 } } }] },
      verbosity: 'executionStats',
    });
    expect(explained.executionStats).toMatchObject({ totalDocsExamined: 1 });
  });

  it('a count of everything reads nothing', async () => {
    expect(await questions.estimatedDocumentCount()).toBe(COUNT);
  });
});
