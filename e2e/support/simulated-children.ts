import { optionsOf } from '@wattle/contract/options';
import { CONTENT_FIELDS } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import type { Db, WithId } from 'mongodb';
import { callApi } from './api-calls';
import { Random } from './random';
import { type SignedIn, signInMany } from './signed-in';
import { withPool } from './with-pool';

const QUESTIONS = 12;
const AT_ONCE = 8;
const SLOPE = 2;
const GUESSING = 0.2;

type StoredQuestion = WithId<Omit<Question, 'id'> & { version: number }>;

/** A weekly test that simulated children have answered, one of whose questions has a wrong key. */
export interface AnsweredTest {
  questionId: string;
  question: string;
  /** The option that is right, and the one that the bank says. */
  truth: string;
  key: string;
  /** Each child with its score, and whether it found what is right in the question with the wrong key. */
  children: { child: SignedIn; score: number; found: boolean }[];
}

/** Plants the wrong key, opens the test for all children, and submits their answers as pages do. */
export async function answerWeeklyTest(apiUrl: string, db: Db, count: number): Promise<AnsweredTest> {
  const questions = await chosenQuestions(db);
  const [first] = questions;
  if (!first) throw new Error('The bank has no question of Maths.');
  const truths = questions.map(({ correct_answer }) => correct_answer ?? '');
  const [truth = ''] = truths;
  const key = lettersOf(first).find((letter) => letter !== truth) ?? '';
  first.correct_answer = key;
  delete first.wrong_turns;
  await plantKey(db, first);
  await storeVersions(db, questions);
  const children = await signInMany(db, 'student', count);
  const attemptIds = await openTests(db, children, questions);
  const random = new Random(7);
  const answered: AnsweredTest['children'] = [];
  await withPool([...children.entries()], AT_ONCE, async ([index, child]) => {
    // Abilities are spread evenly over five steps of difficulty.
    const ability = (5 * index) / count - 2.5;
    const responses = questions.map((question, place) => {
      const difficulty = (3 * place) / QUESTIONS - 1.5;
      const knows = GUESSING + (1 - GUESSING) / (1 + Math.exp(-SLOPE * (ability - difficulty)));
      const others = lettersOf(question).filter((letter) => letter !== truths[place]);
      const selectedAnswer = random.isTrueWith(knows) ? truths[place] : random.pick(others);
      return { questionId: String(question._id), selectedAnswer };
    });
    const { score } = await callApi<{ score: number }>(apiUrl, 'POST', 'test/subject-test/submit', {
      token: child.token,
      body: {
        childId: child.id,
        category: 'maths',
        testType: 'weekly-test',
        attemptId: attemptIds[index],
        questionStatus: [],
        responses,
      },
    });
    answered.push({ child, score, found: responses[0]?.selectedAnswer === truth });
  });
  return { questionId: String(first._id), question: first.question ?? '', truth, key, children: answered };
}

const lettersOf = (question: StoredQuestion) => optionsOf(question).map(({ letter }): string => letter);

/** None that another child has met: the version that was served keeps its key. */
async function chosenQuestions(db: Db): Promise<StoredQuestion[]> {
  const published = { subject: 'Maths', type: { $in: ['Original', 'Finalized'] }, pool: { $exists: false } };
  const served = await db.collection<{ _id: string }>('question_versions').distinct('_id');
  const found = await db.collection('questions').find<StoredQuestion>(published).toArray();
  return found.filter(({ _id, version }) => !served.includes(`${_id}:${version}`)).slice(0, QUESTIONS);
}

async function plantKey(db: Db, { _id, correct_answer }: StoredQuestion): Promise<void> {
  await db
    .collection<StoredQuestion>('questions')
    .updateOne({ _id }, { $set: { correct_answer, updatedAt: new Date() }, $unset: { wrong_turns: '' } });
}

/** As the API stores what a test first serves. */
async function storeVersions(db: Db, questions: readonly StoredQuestion[]): Promise<void> {
  await db.collection<{ _id: string; question: object }>('question_versions').insertMany(
    questions.map((stored) => {
      const content = CONTENT_FIELDS.flatMap((field) => (stored[field] === undefined ? [] : [[field, stored[field]]]));
      const question = { id: String(stored._id), subject: 'Maths', ...Object.fromEntries(content) };
      return { _id: `${stored._id}:${stored.version}`, question };
    }),
  );
}

/** As openings of one test, all with the same questions; in the order of the children. */
async function openTests(
  db: Db,
  children: readonly SignedIn[],
  questions: readonly StoredQuestion[],
): Promise<string[]> {
  const startedAt = new Date();
  const { insertedIds } = await db.collection('attempts').insertMany(
    children.map(({ id }) => ({
      owner: `child:${id}`,
      kind: 'weekly-test',
      subject: 'Maths',
      uniqueKey: `child:${id} weekly-test Maths`,
      questions: questions.map(({ _id, version }) => ({ questionId: String(_id), version })),
      startedAt,
      seconds: 2_400,
      deadline: new Date(startedAt.getTime() + 2_400_000),
      answers: {},
      revision: 0,
      state: 'open',
    })),
  );
  return children.map((_child, index) => String(insertedIds[index]));
}
