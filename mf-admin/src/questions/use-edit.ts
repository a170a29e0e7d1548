import type { BankQuestion } from '@wattle/contract/bank';
import { CONTENT_FIELDS, contentText } from '@wattle/contract/question-content';
import { errorStatus, notify, useNavigate } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { editPath, questionPath } from '../paths';
import { type ChangeFailure, changeFailure, confirmableOf } from './change-failure';
import { editBody } from './form-resolver';
import type { ListNeighbour } from './list-place';
import { navigationState, subjectOf, useNavigationState, useReturnPath } from './question-address';
import { useEditQuestionMutation } from './question-changes.api';
import { useDraft } from './question-form';
import type { StoredValues } from './question-values';
import { useLazyBankQuestionQuery } from './questions.api';

interface SaveFacts {
  isPassageShared: boolean;
  isConfirmed: boolean;
  /** Whether the next question of the list is edited then. */
  isNext: boolean;
}

/** What was typed, and the question as somebody else has saved it meanwhile. */
export interface EditConflict {
  values: StoredValues;
  facts: SaveFacts;
  newer: BankQuestion;
}

export type Edit = ReturnType<typeof useEdit>;

/** An edit of a question from the first key to the saved version, with the edits of others in between. */
export function useEdit(question: BankQuestion, next: ListNeighbour | undefined) {
  const subject = subjectOf(question);
  const { id } = question;
  const { draft, forgetDraft, draftToForget } = useDraft<BankQuestion>(`edit-${id}`);
  const [base, setBase] = useState(draft.base ?? question);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<EditConflict>();
  const [failure, setFailure] = useState<ChangeFailure>();
  const [isSaving, setSaving] = useState(false);
  const [edit] = useEditQuestionMutation();
  const [fetchNewer] = useLazyBankQuestionQuery();
  const leave = useLeaveAfterEdit(question, next);

  const send = async (values: StoredValues, facts: SaveFacts, begunWith: BankQuestion): Promise<unknown> => {
    const forgetSaved = draftToForget();
    const body = editBody(subject, values, { version: begunWith.version, ...facts });
    const { data, error } = await edit({ id, subject, body });
    if (!error) {
      forgetSaved();
      notify.success(data.message);
      leave(values, facts.isNext);
      return;
    }
    const { data: newer } = errorStatus(error) === 409 ? await fetchNewer({ id, subject }) : {};
    if (!newer) {
      // The form asks, not the page of a conflict.
      if (conflict || !confirmableOf(error)) setFailure(changeFailure('Error updating question', id, error));
      return error;
    }
    setBase(begunWith);
    setConflict({ values, facts, newer });
  };

  const submit: typeof send = async (...edited) => {
    setSaving(true);
    setFailure(undefined);
    const error = await send(...edited);
    setSaving(false);
    return error;
  };

  return {
    base,
    /** Rises when the form begins anew. */
    round,
    draft,
    conflict,
    isSaving,
    failure,
    save: (values: StoredValues, facts: SaveFacts) => submit(values, facts, base),
    saveMerged: (values: StoredValues) => {
      if (conflict) void submit(values, conflict.facts, conflict.newer);
    },
    /** The question is in the bank again, in a version of its own. */
    continueRestored: async () => {
      const { data: restored } = await fetchNewer({ id, subject });
      setFailure(undefined);
      if (!restored) return;
      if (conflict) setConflict({ ...conflict, newer: restored });
      else if (hasSameContent(base, restored)) setBase(restored);
    },
    discard: () => {
      forgetDraft();
      setConflict(undefined);
      setFailure(undefined);
      setRound(round + 1);
      setBase(conflict?.newer ?? question);
    },
  };
}

function hasSameContent(one: BankQuestion, other: BankQuestion): boolean {
  return CONTENT_FIELDS.every((field) => contentText(one[field]) === contentText(other[field]));
}

/** Returns how to lead to where a saved edit is seen. Who has left its page meanwhile stays where they are. */
function useLeaveAfterEdit(
  question: BankQuestion,
  next: ListNeighbour | undefined,
): (saved: StoredValues, isNext: boolean) => void {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const { list } = useNavigationState();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return ({ correct_answer }, isNext) => {
    if (!isOpen.current) return;
    const { id, correct_answer: keyBefore = '' } = question;
    const subject = subjectOf(question);
    const isKeyChanged = subject !== 'Writing' && correct_answer !== keyBefore;
    // A changed key asks about past attempts first.
    if (isNext && next && list && !isKeyChanged) {
      const state = navigationState({ list: { ...list, place: next.place }, step: 'edit' });
      return navigate(editPath(subject, next.id), { state, replace: true });
    }
    navigate(returnPath ?? questionPath(subject, id), {
      state: navigationState({ list, ...(returnPath ? { editedItem: id } : { isKeyChanged }) }),
      replace: true,
    });
  };
}
