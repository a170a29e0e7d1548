import type { AttemptList, AttemptSummary } from '@wattle/contract/results';
import type { OpenStudentAttempt } from '../attempts';

/** Which test: a child has one open attempt of it at most. */
export type TestOf = Pick<OpenStudentAttempt, 'kind' | 'subject'>;

/** How far a child has come with a test, by the list of its attempts and by what its device knows. */
export type TestStatus =
  | { name: 'notStarted' }
  /** Its clock runs already, if it has one. */
  | { name: 'underWay'; attemptId: string }
  /** The child believes it unfinished, and the server has submitted it. */
  | { name: 'submitted'; attempt: AttemptSummary };

interface Known {
  /** The attempt that this device has left unfinished. */
  storedId: string | undefined;
  /** When the child saw last that nothing was under way; what was submitted later was taken on another page. */
  seenAt: string | undefined;
}

export function testStatusOf(
  { attempts }: AttemptList,
  { kind, subject }: TestOf,
  { storedId, seenAt }: Known,
): TestStatus {
  const ofTest = attempts.filter((each) => each.kind === kind && each.subject === subject && !each.paperCode);
  const open = ofTest.find(({ submittedAt }) => submittedAt === undefined);
  if (open) return { name: 'underWay', attemptId: open.attemptId };
  const submitted = ofTest.find(({ attemptId, submittedAt }) => attemptId === storedId || isAfter(submittedAt, seenAt));
  return submitted ? { name: 'submitted', attempt: submitted } : { name: 'notStarted' };
}

function isAfter(submittedAt: string | undefined, seenAt: string | undefined): boolean {
  return submittedAt !== undefined && seenAt !== undefined && Date.parse(submittedAt) > Date.parse(seenAt);
}
