import { type Allowances, REHEARSAL_KINDS } from '@wattle/contract/allowances';
import type { AttemptList, AttemptSummary } from '@wattle/contract/results';
import { kindTitle } from '@wattle/contract/test-kinds';
import { notifySubmitted, openAttemptOnDevice, type TestCheck, TestEntry, type TestFacts } from '@wattle/exam-player';
import { errorStatus, forgetAttempt, pageFact, useNavigate, useSession } from '@wattle/platform';
import { grantedSentence, rehearsalNote } from '../allowances/allowance-words';
import type { OpenStudentAttempt } from '../attempts';
import { BackToDashboard } from '../links';
import { answerTo, keptAttempt } from '../opened-test';
import { DASHBOARD_PATH, reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptListQuery } from '../tests.api';
import { StudentTest, type StudentTestProps } from './student-test';

export const UNEXPECTED_RESPONSE = { status: 500, data: { message: SENTENCES.unexpected } };

interface StudentTestEntryProps extends Omit<StudentTestProps, 'kind' | 'attemptId'> {
  test: TestOf;
  factsFor: (extraTimePercent: number | undefined) => TestFacts;
  /** Asks whether one may begin, and answers with the error of one that may not; one that is under way goes on. */
  refuse?: (() => Promise<unknown>) | undefined;
}

/** A test of a signed-in child that begins with Start. One that was submitted meanwhile shows its result. */
export function StudentTestEntry({ test, factsFor, refuse, ...props }: StudentTestEntryProps) {
  const { title, category, failure = SENTENCES.questionsFailed } = props;
  const [askAttempts] = useLazyAttemptListQuery();
  const navigate = useNavigate();
  const { user } = useSession();

  const showResult = ({ attemptId, deadline, submittedAt = '' }: AttemptSummary) => {
    const isTimeUp = deadline !== undefined && Date.parse(submittedAt) >= Date.parse(deadline);
    forgetAttempt(attemptId);
    notifySubmitted(kindTitle(test.kind).toLowerCase(), isTimeUp ? 'time-up' : 'closed');
    navigate(reviewPath(attemptId), { replace: true });
  };

  const check = async (before?: AttemptList): Promise<TestCheck<AttemptList>> => {
    const attemptId = keptAttempt(props.calls.open(), user?.id ?? '');
    const refusing = refuse?.();
    const { data, error } = await answerTo(askAttempts(), !attemptId);
    // By its id: where it has ended meanwhile, no other one begins.
    if (attemptId && error && errorStatus(error) === undefined) return { name: 'underWay', attemptId };
    // After a failure the data is that of an earlier call.
    if (error || !data) return { name: 'failed', error: error ?? UNEXPECTED_RESPONSE };
    const known = { storedId: openAttemptOnDevice(category), seenAt: before?.serverTime };
    const status = testStatusOf(data, test, known);
    if (status.name === 'notStarted') {
      const refusal = await refusing;
      return refusal === undefined ? { name: 'ready', known: data } : { name: 'failed', error: refusal };
    }
    return status.name === 'underWay' ? status : { name: 'redirect', redirect: () => showResult(status.attempt) };
  };

  return (
    <TestEntry
      title={title}
      failure={failure}
      check={check}
      factsFor={(list) => factsFor(extraTimeIn(list, test.kind))}
      noteFor={(list) => {
        const extraTimePercent = extraTimeIn(list, test.kind);
        if (factsFor(extraTimePercent).seconds === undefined) return undefined;
        const rehearsal = canRehearse(test.kind) ? rehearsalNote(list.rehearsal) : undefined;
        return rehearsal ?? noteOf(extraTimePercent, list.allowances);
      }}
      backPath={DASHBOARD_PATH}
      backLink={<BackToDashboard />}
    >
      {(attemptId) => <StudentTest {...props} kind={test.kind} attemptId={attemptId} />}
    </TestEntry>
  );
}

const canRehearse = (kind: TestOf['kind']) => REHEARSAL_KINDS.some((each) => each === kind);

/** With what is rehearsed in tests of this kind. */
function extraTimeIn({ extraTimePercent, rehearsal }: AttemptList, kind: TestOf['kind']): number | undefined {
  const rehearsed = canRehearse(kind) ? (rehearsal?.extraTime ?? 0) : 0;
  return rehearsed > (extraTimePercent ?? 0) ? rehearsed : extraTimePercent;
}

/** What the child is granted; else how it can be asked for. */
function noteOf(extraTimePercent: number | undefined, allowances: Allowances | undefined): string | undefined {
  const granted = grantedSentence(allowances);
  if (!granted) return timeNote(extraTimePercent);
  return extraTimePercent ? `${timeNote(extraTimePercent)} ${granted}` : granted;
}

/** Only an operator who can be written to can be asked for extra time. */
function timeNote(extraTimePercent = 0): string | undefined {
  if (extraTimePercent > 0) return 'Your extra time is counted in.';
  const email = pageFact('operator-email');
  return email && `For parents: a child who needs extra time can have it. Write to ${email} before the test starts.`;
}

/** Which test: a child has one open attempt of it at most. */
type TestOf = Pick<OpenStudentAttempt, 'kind' | 'subject'>;

/** How far a child has come with a test, by the list of its attempts and by what its device knows. */
type TestStatus =
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

function testStatusOf({ attempts }: AttemptList, { kind, subject }: TestOf, { storedId, seenAt }: Known): TestStatus {
  const ofTest = attempts.filter((each) => each.kind === kind && each.subject === subject && !each.paperCode);
  const open = ofTest.find(({ submittedAt }) => submittedAt === undefined);
  if (open) return { name: 'underWay', attemptId: open.attemptId };
  const submitted = ofTest.find(({ attemptId, submittedAt }) => attemptId === storedId || isAfter(submittedAt, seenAt));
  return submitted ? { name: 'submitted', attempt: submitted } : { name: 'notStarted' };
}

function isAfter(submittedAt: string | undefined, seenAt: string | undefined): boolean {
  return submittedAt !== undefined && seenAt !== undefined && Date.parse(submittedAt) > Date.parse(seenAt);
}
