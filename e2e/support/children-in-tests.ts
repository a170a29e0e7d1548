import { ObjectId } from 'mongodb';
import type { Backend } from './backend';
import type { Kind, LoadRequest, LoadUser, Outcome } from './load';
import { type SignedIn, signInMany } from './signed-in';
import { type OpenedTest, TestCalls } from './test-calls';

/** So many open their tests at once. */
const OPENED_AT_ONCE = 20;

/** Children who take weekly tests, and what their pages ask for. */
export class ChildrenInTests {
  private constructor(
    private readonly backend: Backend,
    readonly all: readonly ChildInTest[],
  ) {}

  static async start(backend: Backend, count: number): Promise<ChildrenInTests> {
    const waiting = (await signInMany(backend.db, 'student', count)).values();
    const openMany = async () => {
      const children: ChildInTest[] = [];
      for (const child of waiting) {
        const test = await new TestCalls(backend.url, child).open({ testType: 'weekly-test', subject: 'Maths' });
        children.push(new ChildInTest(child, test));
      }
      return children;
    };
    const children = await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openMany));
    return new ChildrenInTests(backend, children.flat());
  }

  /** How many of the acknowledged saves the database does not have. */
  async lostSaves(outcomes: readonly Outcome[]): Promise<number> {
    const acknowledged = outcomes.flatMap(({ kind, request, status }) =>
      kind === 'save' && status === 200 && request ? request : [],
    );
    const ids = this.all.map(({ test }) => new ObjectId(test.attemptId));
    const stored = await this.backend.db
      .collection('attempts')
      .find({ _id: { $in: ids } })
      .toArray();
    const versions = new Map(
      stored.map(({ _id, answers }) => [String(_id), answers as Record<string, { version: number }>]),
    );
    return acknowledged.filter(({ path, body }) => {
      const [, attemptId = ''] = path.split('/');
      const [{ questionId, version }] = (body as SaveBody).answers;
      return (versions.get(attemptId)?.[questionId]?.version ?? 0) < version;
    }).length;
  }
}

/** A child with a weekly test that is under way. */
class ChildInTest implements LoadUser {
  /** Of its last save. */
  private version = 0;

  constructor(
    private readonly child: SignedIn,
    readonly test: OpenedTest,
  ) {}

  next(kind: Kind): LoadRequest {
    const { token } = this.child;
    switch (kind) {
      case 'save':
        return { token, method: 'PUT', path: `attempts/${this.test.attemptId}/answers`, body: this.nextSave() };
      case 'opening':
        return { token, method: 'GET', path: 'test/subject-test/Maths?testType=weekly-test' };
      case 'list':
        return { token, method: 'GET', path: 'test/weekly-plan' };
    }
  }

  private nextSave(): SaveBody {
    this.version += 1;
    const selectedAnswer = 'ABCD'[this.version % 4] ?? 'A';
    return { answers: [{ questionId: this.test.questions[0]?.id ?? '', selectedAnswer, version: this.version }] };
  }
}

interface SaveBody {
  answers: [{ questionId: string; selectedAnswer: string; version: number }];
}
