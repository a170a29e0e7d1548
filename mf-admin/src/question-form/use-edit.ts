import type { BankQuestion } from '@wattle/contract';
import { errorMessage, errorStatus, notify, useNavigate } from '@wattle/platform';
import { useState } from 'react';
import { useEditQuestionMutation } from '../bank/question-changes.api';
import { useLazyBankQuestionQuery } from '../bank/questions.api';
import { type ItemReturnState, useReturnPath } from '../generated-items/item-return';
import { questionPath } from '../paths';
import { formBody } from './form-body';
import { type ContentValues, type QuestionValues, subjectOf } from './question-values';
import { draftKey, forgetDraft, readDraft } from './use-draft';

/** State of the navigation to a question that was just edited. */
export interface EditedState {
  /** The key is another one now: past attempts may have to be marked again. */
  isKeyChanged: boolean;
}

interface Conflicting {
  values: ContentValues;
  isPassageShared: boolean;
  newer: BankQuestion;
}

/** An edit of a question from the first key to the saved version, with the edits of others in between. */
export function useEdit(question: BankQuestion) {
  const subject = subjectOf(question);
  const { id } = question;
  const storageKey = draftKey(`edit-${id}`);
  const [draft, setDraft] = useState(() => readDraft<BankQuestion>(storageKey));
  const [base, setBase] = useState(draft?.base ?? question);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Conflicting>();
  const [edit, { error, isLoading }] = useEditQuestionMutation();
  const [fetchNewer] = useLazyBankQuestionQuery();
  const navigate = useNavigate();
  const returnPath = useReturnPath();

  const forget = () => {
    forgetDraft(storageKey);
    setDraft(undefined);
    setConflict(undefined);
  };

  const save = async (values: ContentValues, isPassageShared: boolean, begunWith: BankQuestion): Promise<unknown> => {
    const body = formBody(subject, 'edit', values, {
      version: begunWith.version,
      ...(isPassageShared && { isPassageShared }),
    });
    const response = await edit({ id, subject, body });
    if (!response.error) {
      forget();
      notify.success('Question updated successfully');
      if (returnPath) {
        const state: ItemReturnState = { editedItem: id };
        navigate(returnPath, { state, replace: true });
        return;
      }
      const isKeyChanged = subject !== 'Writing' && values.correct_answer !== (question.correct_answer ?? '');
      const state: EditedState = { isKeyChanged };
      navigate(questionPath(subject, id), { state, replace: true });
      return;
    }
    if (errorStatus(response.error) !== 409) return response.error;
    const { data: newer } = await fetchNewer({ id, subject });
    if (!newer) return response.error;
    setBase(begunWith);
    setConflict({ values, isPassageShared, newer });
  };

  return {
    base,
    /** Rises when the form begins anew. */
    round,
    storageKey,
    typed: draft?.values,
    conflict,
    isSaving: isLoading,
    failure: error && errorStatus(error) !== 409 ? errorMessage(error, 'Error updating question') : undefined,
    save: (values: QuestionValues, isPassageShared: boolean) => save(values, isPassageShared, base),
    /** Saves what was merged from both edits. */
    saveMerged: (values: ContentValues) => {
      if (conflict) save(values, conflict.isPassageShared, conflict.newer);
    },
    discard: () => {
      forget();
      setRound(round + 1);
      setBase(conflict?.newer ?? question);
    },
  };
}
