import { type Document, ObjectId } from 'mongodb';
import type { Backend } from '../../support/backend';
import { type SignedIn, signInMany } from '../../support/signed-in';
import { TestCalls } from '../../support/test-calls';

const BATCH = 500;

/** Adds children who have two marked attempts each: copies of what the API has written for the first of them. */
export async function addPastAttempts(backend: Backend, count: number): Promise<SignedIn[]> {
  if (count === 0) return [];
  const children = await signInMany(backend.db, 'student', count);
  const attempts = backend.db.collection('attempts');
  const models = await marked(backend);
  const copies = children.flatMap(({ id }) => models.map((model) => copyFor(model, id)));
  for (let from = 0; from < copies.length; from += BATCH) await attempts.insertMany(copies.slice(from, from + BATCH));
  return children;
}

/** Two attempts that a child has submitted. */
async function marked({ db, url }: Backend): Promise<Document[]> {
  const [child] = await signInMany(db, 'student', 1);
  if (!child) return [];
  const calls = new TestCalls(url, child);
  for (const subject of ['Maths', 'Reading'] as const) {
    const test = { testType: 'weekly-test', subject } as const;
    const { attemptId, questions } = await calls.open(test);
    const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'B' }));
    await calls.submit(test, attemptId, responses);
  }
  return db
    .collection('attempts')
    .find({ owner: `child:${child.id}` })
    .toArray();
}

function copyFor(model: Document, childId: string): Document {
  return { ...model, _id: new ObjectId(), owner: `child:${childId}` };
}
