import type { Subject } from '@wattle/contract';
import { errorMessage, notify } from '@wattle/platform';
import { useDeleteQuestionMutation, useFinalizeQuestionMutation } from './question-changes.api';

/** What is done to one question, with the published sentences (specification 8). Each says whether it was done. */
export function useQuestionActions(subject: Subject) {
  const [finalize] = useFinalizeQuestionMutation();
  const [remove] = useDeleteQuestionMutation();

  return {
    async finalizeQuestion(id: string): Promise<boolean> {
      const { data, error } = await finalize({ subject, id });
      if (error) notify.danger(errorMessage(error, 'Failed to finalize the question'));
      else notify.success(data.message || 'Question finalized successfully');
      return !error;
    },

    async deleteQuestion(id: string): Promise<boolean> {
      const { error } = await remove({ subject, id });
      if (error) notify.danger(errorMessage(error, 'The question could not be deleted. Please try again.'));
      return !error;
    },
  };
}
