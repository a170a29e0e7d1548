import type { BankQuestion, Subject } from '@wattle/contract';
import { useFinalizeQuestionMutation } from '../bank/question-changes.api';
import { useRejectQuestionMutation, useRestoreQuestionMutation } from './generated-items.api';
import { useDecision } from './use-decision';

/** What staff can decide about one generated question, as they have read it. */
export function useItemDecisions(
  subject: Subject,
  { id, version }: Pick<BankQuestion, 'id' | 'version'>,
  refresh: () => Promise<void>,
) {
  const { decide, isBusy, problem } = useDecision(refresh);
  const [finalizeQuestion] = useFinalizeQuestionMutation();
  const [rejectQuestion] = useRejectQuestionMutation();
  const [restoreQuestion] = useRestoreQuestionMutation();

  return {
    isBusy,
    problem,
    finalize: () => decide(() => finalizeQuestion({ subject, id, version }), 'Failed to finalize the question'),
    reject: (reason: string) =>
      decide(
        () => rejectQuestion({ subject, id, version, reason }),
        'The question could not be rejected. Please try again.',
      ),
    restore: () =>
      decide(() => restoreQuestion({ subject, id }), 'The question could not be restored. Please try again.'),
  };
}
