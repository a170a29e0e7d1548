import { BIN_DAYS, type Subject } from '@wattle/contract/constants';
import { ConfirmDialog } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { type ChangeFailure, changeFailure, confirmableOf, isGone } from './change-failure';
import { useDeleteQuestionMutation, useFinalizeQuestionMutation } from './question-changes.api';

interface ActionOptions {
  /** Told what has failed, and undefined when something is tried. */
  onFailed: (failure: ChangeFailure | undefined) => void;
  /** Said of a question that is gone, in place of the server's sentence. */
  goneSentence?: string;
}

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

    async deleteQuestion(id: string): Promise<boolean> {
      onFailed(undefined);
      const { error } = await remove({ subject, id });
      const fallback = 'The question could not be deleted. Please try again.';
      if (error) onFailed({ title: reasonOf(error) ?? errorMessage(error, fallback) });
      return !error;
    },
  };
}

interface DeleteDialogProps {
  count?: number;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before questions are deleted; the sentence for one is the published one (docs/published.md, screens). */
export function DeleteDialog({ count = 1, ...props }: DeleteDialogProps) {
  const title =
    count === 1
      ? 'Are you sure you want to delete this question?'
      : `Are you sure you want to delete these ${count} questions?`;
  return (
    <ConfirmDialog title={title} confirmLabel="Delete" tone="danger" {...props}>
      The bin keeps {count === 1 ? 'it' : 'them'} for {BIN_DAYS} days. Tests that were taken keep what they served.
    </ConfirmDialog>
  );
}
