import { FREE_TESTS, type FreeTest, type OpenTest, type SavedAnswer, SUBJECT_NAMES } from '@wattle/contract';
import { ExamPlayer, type RunningTest, type Submission, TestClosed } from '@wattle/exam-player';
import { errorMessage, errorStatus, logError, notify, useBlockedBack, useNavigate } from '@wattle/platform';
import { useCallback } from 'react';
import { useSaveFreeAnswersMutation, useSubmitFreeTestMutation } from '../free-assessment.api';
import { HUB_PATH } from '../paths';

interface FreeTestPlayerProps {
  test: FreeTest;
  running: RunningTest;
  email: string;
  fetchTest: () => Promise<OpenTest>;
}

/** Takes one of the three tests. */
export function FreeTestPlayer({ test, running, email, fetchTest }: FreeTestPlayerProps) {
  useBlockedBack(true);
  const save = useSave(running.attemptId);
  const submit = useSubmit(running, email);
  const fetchServerTime = async () => (await fetchTest()).serverTime ?? running.serverTime;
  return (
    <ExamPlayer
      title={test.title}
      test={running}
      category={test.category}
      save={save}
      fetchServerTime={fetchServerTime}
      submit={submit}
      // The words of the catalogue (specification 8).
      onSubmitFailed={() => notify.error('Error submitting assessment:')}
    />
  );
}

function useSave(attemptId: string) {
  const [save] = useSaveFreeAnswersMutation();
  return useCallback(
    async (answers: SavedAnswer[]) => {
      const { data, error } = await save({ attemptId, answers });
      if (data) return data;
      throw isRefused(error) ? new TestClosed() : error;
    },
    [save, attemptId],
  );
}

function useSubmit({ questions }: RunningTest, email: string) {
  const navigate = useNavigate();
  const [submitTest] = useSubmitFreeTestMutation();
  return useCallback(
    async (submission: Submission) => {
      const test = testOf(questions);
      if (!test) throw new Error('Invalid category');
      const { error } = await submitTest({ test, submission: { email, ...submission } });
      if (error && !isRefused(error)) throw error;
      if (error) notify.warning(errorMessage(error, 'This test is already completed.'));
      navigate(HUB_PATH, { replace: true });
    },
    [questions, email, submitTest, navigate],
  );
}

/** The subject of the first question decides which test is submitted (specification 7). */
function testOf([first]: RunningTest['questions']): FreeTest | undefined {
  const test = FREE_TESTS.find(({ subject }) => SUBJECT_NAMES[subject] === first?.subject);
  if (!test) logError('Invalid category');
  return test;
}

/** Whether the server has made up its mind: the test is over, or not this browser's. */
function isRefused(error: unknown): boolean {
  return [404, 409].includes(errorStatus(error) ?? 0);
}
