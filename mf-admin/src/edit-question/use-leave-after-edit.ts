import type { BankQuestion } from '@wattle/contract';
import { useNavigate } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { navigationState, useReturnPath } from '../bank/navigation-state';
import { subjectOf } from '../bank/subject-of';
import { questionPath } from '../paths';
import type { StoredValues } from '../question-form/question-values';

/** Returns how to lead to where a saved edit is seen. Who has left its page meanwhile stays where they are. */
export function useLeaveAfterEdit(question: BankQuestion): (saved: StoredValues) => void {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return ({ correct_answer }) => {
    if (!isOpen.current) return;
    const { id, correct_answer: keyBefore = '' } = question;
    const subject = subjectOf(question);
    const isKeyChanged = subject !== 'Writing' && correct_answer !== keyBefore;
    navigate(returnPath ?? questionPath(subject, id), {
      state: navigationState(returnPath ? { editedItem: id } : { isKeyChanged }),
      replace: true,
    });
  };
}
