import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  pane: RefObject<HTMLElement | null>;
  /** Brings the keyboard among the answers of a question, at once or when it comes. */
  focusAnswer: (questionId: string) => void;
}

/** Keeps the keyboard among the options when it was there and another question has come. */
export function useKeptFocus(questionId: string | undefined): KeptFocus {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(questionId);
  const awaited = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    // The focused option was removed with the previous question.
    const wasRemoved = document.activeElement === document.body;
    if (awaited.current === questionId) focusAnswerIn(pane.current);
    // A new question is read from its start.
    else if (wasRemoved) focusAnswerIn(pane.current, { preventScroll: true });
    awaited.current = undefined;
  }, [questionId]);
  const focusAnswer = useCallback((id: string) => {
    if (shown.current === id) focusAnswerIn(pane.current);
    else awaited.current = id;
  }, []);
  return { pane, focusAnswer };
}

function focusAnswerIn(pane: HTMLElement | null, options?: FocusOptions): void {
  const find = (selector: string) => pane?.querySelector<HTMLElement>(selector);
  const answer = find('input:checked') ?? find('input:enabled');
  answer?.focus(options);
}
