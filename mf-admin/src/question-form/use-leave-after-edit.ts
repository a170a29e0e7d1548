import type { BankQuestion } from '@wattle/contract';
import { useNavigate } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { type ItemReturnState, useReturnPath } from '../generated-items/item-return';
import { questionPath } from '../paths';
import { type ContentValues, subjectOf } from './question-values';

/** State of the navigation to a question that was just edited. */
export interface EditedState {
  /** The key is another one now: past attempts may have to be marked again. */
  isKeyChanged: boolean;
}

/** Returns how to lead to where a saved edit is seen. Who has left its page meanwhile stays where they are. */
export function useLeaveAfterEdit(question: BankQuestion): (saved: ContentValues) => void {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return (saved) => {
    if (!isOpen.current) return;
    const { id } = question;
    const subject = subjectOf(question);
    if (returnPath) {
      const state: ItemReturnState = { editedItem: id };
      navigate(returnPath, { state, replace: true });
      return;
    }
    const isKeyChanged = subject !== 'Writing' && saved.correct_answer !== (question.correct_answer ?? '');
    const state: EditedState = { isKeyChanged };
    navigate(questionPath(subject, id), { state, replace: true });
  };
}
