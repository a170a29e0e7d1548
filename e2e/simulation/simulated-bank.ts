import { createHash } from 'node:crypto';
import { formatOptions } from '@wattle/contract/options';
import { type Db, ObjectId } from 'mongodb';
import type { SimulatedItem } from './population';

export interface BankItem extends SimulatedItem {
  id: string;
}

const WORDS = [
  'amber',
  'brook',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heath',
  'inlet',
  'jetty',
  'knoll',
  'lagoon',
];

/** Writes a question for each item into the bank, with the version that tests serve. */
export async function writeBank(db: Db, items: readonly SimulatedItem[], seed: number): Promise<BankItem[]> {
  const withIds = items.map((item, at) => ({ ...item, id: idOf(`${seed} ${at}`) }));
  const questions = withIds.map(({ id, key, difficulty }) => ({
    id,
    question: questionOf(id),
    mcq_options: formatOptions([1, 2, 3, 4, 5].map((option) => `${parseInt(id.slice(0, 4), 16) + option}`)),
    correct_answer: key,
    explanation: 'It follows from what the question says.',
    type: 'Original',
    exam_type: 'Practice',
    level: difficulty < -0.8 ? 'Easy' : difficulty > 0.8 ? 'Difficult' : 'Medium',
    category: 'Measurement',
  }));
  const stored = questions.map(({ id, ...fields }) => {
    const of = { _id: new ObjectId(id), subject: 'Maths', version: 1, createdAt: new Date(0), updatedAt: new Date(0) };
    return { ...of, ...fields, fingerprint: id };
  });
  await db.collection('questions').insertMany(stored);
  const served = questions.map((question) => ({ question: { ...question, subject: 'Maths' } }));
  await db
    .collection<{ _id: string; question: object }>('question_versions')
    .insertMany(served.map(({ question }) => ({ _id: `${question.id}:1`, question })));
  return withIds;
}

/** Other words for each, so that no test takes two of them for the same. */
function questionOf(id: string): string {
  const words = [...id].map(
    (digit, at) => `${WORDS[(parseInt(digit, 16) + at) % WORDS.length]}${id.slice(at, at + 2)}`,
  );
  return `How long is the way past ${words.slice(0, 10).join(', ')}?`;
}

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
