import type { BankQuestion, SelectionChanged, Subject } from '@wattle/contract';
import { useFinalizeQuestionsMutation } from '../bank/question-changes.api';
import { useRejectQuestionsMutation } from './generated-items.api';
import { useDecision } from './use-decision';

/** What staff can decide about all waiting questions of one extract. */
export function useExtractDecisions(subject: Subject, waiting: BankQuestion[], refresh: () => Promise<void>) {
  const { decide, isBusy, problem, setProblem } = useDecision(refresh);
  const [finalizeQuestions] = useFinalizeQuestionsMutation();
  const [rejectQuestions] = useRejectQuestionsMutation();
  const ids = waiting.map(({ id }) => id);

  /** Some may have been decided by somebody else meanwhile. */
  const decideAll = async (
    send: () => PromiseLike<{ data?: SelectionChanged | undefined; error?: unknown }>,
    fallback: string,
  ) => {
    let unchanged: SelectionChanged['unchanged'] = [];
    const isDone = await decide(async () => {
      const response = await send();
      unchanged = response.data?.unchanged ?? [];
      return response;
    }, fallback);
    if (unchanged.length > 0) {
      const reasons = [...new Set(unchanged.map(({ message }) => message))].join(' ');
      setProblem(`${unchanged.length} of the questions could not be changed: ${reasons} This is how they are now.`);
    }
    return isDone;
  };

  return {
    isBusy,
    problem,
    finalizeAll: () => decideAll(() => finalizeQuestions({ subject, ids }), 'Failed to finalize the questions'),
    rejectAll: (reason: string) =>
      decideAll(
        () => rejectQuestions({ subject, ids, reason }),
        'The questions could not be rejected. Please try again.',
      ),
  };
}
