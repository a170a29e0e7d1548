import { type AttemptList, type AttemptSummary, kindTitle } from '@wattle/contract';
import {
  forgetAttempt,
  notifySubmitted,
  openAttemptOnDevice,
  type TestCheck,
  type TestEntry,
  useTestEntry,
} from '@wattle/exam-player';
import { useNavigate } from '@wattle/platform';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptListQuery } from '../tests.api';
import { type TestOf, testStatusOf } from './test-status';

const UNEXPECTED_RESPONSE = { status: 500, data: { message: SENTENCES.unexpected } };

interface StudentTestEntryOptions {
  test: TestOf;
  /** Names the stored timer. */
  category: string;
  /** Opens the test; given the attempt where it is to go on with one. */
  onEnter: (attemptId?: string) => void;
}

/** The way of a signed-in child into a test, by the list of its attempts. */
export function useStudentTestEntry({ test, category, onEnter }: StudentTestEntryOptions): TestEntry<AttemptList> {
  const [askAttempts] = useLazyAttemptListQuery();
  const navigate = useNavigate();

  const showResult = ({ attemptId, deadline, submittedAt = '' }: AttemptSummary) => {
    const isTimeUp = deadline !== undefined && Date.parse(submittedAt) >= Date.parse(deadline);
    forgetAttempt(attemptId);
    notifySubmitted(kindTitle(test.kind).toLowerCase(), isTimeUp ? 'time-up' : 'closed');
    navigate(reviewPath(attemptId), { replace: true });
  };

  const check = async (before?: AttemptList): Promise<TestCheck<AttemptList>> => {
    const { data, error } = await askAttempts();
    // After a failure the data is that of an earlier call.
    if (error || !data) return { name: 'failed', error: error ?? UNEXPECTED_RESPONSE };
    const known = { storedId: openAttemptOnDevice(category), seenAt: before?.serverTime };
    const status = testStatusOf(data, test, known);
    switch (status.name) {
      case 'notStarted':
        return { name: 'ready', known: data };
      case 'underWay':
        return { name: 'leadOn', leadOn: () => onEnter(status.attemptId) };
      case 'submitted':
        return { name: 'leadOn', leadOn: () => showResult(status.attempt) };
    }
  };

  return useTestEntry({ check, onStart: onEnter });
}
