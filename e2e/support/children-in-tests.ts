import { ObjectId } from 'mongodb';
import type { Backend } from './backend';
import type { Kind, LoadRequest, Outcome } from './load';
import { type SignedIn, signInMany } from './signed-in';
import { type OpenedTest, TestCalls } from './test-calls';

/** A child with a weekly test that is under way. */
interface Taker {
  child: SignedIn;
  test: OpenedTest;
  /** Of its last save. */
  version: number;
}

/** Children who take weekly tests, and what their pages ask for. */
export class ChildrenInTests {
  private made = 0;

  private constructor(
    private readonly backend: Backend,
    private readonly takers: readonly Taker[],
  ) {}

  static async start(backend: Backend, count: number): Promise<ChildrenInTests> {
    const takers: Taker[] = [];
    for (const child of await signInMany(backend.db, 'student', count)) {
      const test = await new TestCalls(backend.url, child).open({ testType: 'weekly-test', subject: 'Maths' });
      takers.push({ child, test, version: 0 });
    }
    return new ChildrenInTests(backend, takers);
  }

  /** What the page of the next child asks for. */
  readonly next = (kind: Kind): LoadRequest => {
    this.made += 1;
    const taker = this.takers[this.made % this.takers.length] as Taker;
    const about = { kind, token: taker.child.token };
    switch (kind) {
      case 'save':
        return { ...about, ...saveOf(taker) };
      case 'opening':
        return { ...about, method: 'GET', path: 'test/subject-test/Maths?testType=weekly-test' };
      case 'list':
        return { ...about, method: 'GET', path: 'test/weekly-plan?timeZone=Australia/Sydney' };
    }
  };

  /** How many of the acknowledged saves the database does not have. */
  async lostSaves(outcomes: readonly Outcome[]): Promise<number> {
    const acknowledged = outcomes.filter(({ request, status }) => request.kind === 'save' && status === 200);
    const ids = this.takers.map(({ test }) => new ObjectId(test.attemptId));
    const stored = await this.backend.db
      .collection('attempts')
      .find({ _id: { $in: ids } })
      .toArray();
    const versions = new Map(
      stored.map(({ _id, answers }) => [String(_id), answers as Record<string, { version: number }>]),
    );
    return acknowledged.filter(({ request: { path, body } }) => {
      const [, attemptId = ''] = path.split('/');
      const [{ questionId, version }] = (body as SaveBody).answers;
      return (versions.get(attemptId)?.[questionId]?.version ?? 0) < version;
    }).length;
  }
}

interface SaveBody {
  answers: [{ questionId: string; selectedAnswer: string; version: number }];
}

function saveOf(taker: Taker) {
  taker.version += 1;
  const { attemptId, questions } = taker.test;
  const body: SaveBody = {
    answers: [
      { questionId: questions[0]?.id ?? '', selectedAnswer: 'ABCD'[taker.version % 4] ?? 'A', version: taker.version },
    ],
  };
  return { method: 'PUT', path: `attempts/${attemptId}/answers`, body };
}
