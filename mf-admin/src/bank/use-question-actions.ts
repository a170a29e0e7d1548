import type { Subject } from '@wattle/contract/constants';
import { errorMessage, notify } from '@wattle/platform';
import { type ChangeFailure, changeFailure, confirmableOf, isGone } from './change-failure';
import { useDeleteQuestionMutation, useFinalizeQuestionMutation } from './question-changes.api';

interface ActionOptions {
  /** Told what has failed, and undefined when something is tried. */
  onFailed: (failure: ChangeFailure | undefined) => void;
  /** Said of a question that is gone, in place of the server's sentence. */
  goneSentence?: string;
}

/** What is done to one question, with the published sentences (docs/published.md, sentences). */
export function useQuestionActions(subject: Subject, { onFailed, goneSentence }: ActionOptions) {
  const [finalize] = useFinalizeQuestionMutation();
  const [remove] = useDeleteQuestionMutation();
  const reasonOf = (error: unknown) => (isGone(error) ? goneSentence : undefined);

  const finalizeQuestion = async (id: string, confirmed?: true): Promise<void> => {
    onFailed(undefined);
    const { error } = await finalize({ subject, id, ...(confirmed && { confirmed }) });
    if (!error) return notify.success('Question finalized successfully');
    const failure = changeFailure('Failed to finalize the question', id, error);
    onFailed({
      ...failure,
      reason: reasonOf(error) ?? failure.reason,
      ...(confirmableOf(error) && { onConfirm: () => void finalizeQuestion(id, true) }),
    });
  };

  return {
    finalizeQuestion: (id: string) => finalizeQuestion(id),

    /** Says whether it was done. */
    async deleteQuestion(id: string): Promise<boolean> {
      onFailed(undefined);
      const { error } = await remove({ subject, id });
      const fallback = 'The question could not be deleted. Please try again.';
      if (error) onFailed({ title: reasonOf(error) ?? errorMessage(error, fallback) });
      return !error;
    },
  };
}
