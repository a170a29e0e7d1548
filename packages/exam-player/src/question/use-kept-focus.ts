import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the keyboard among the options when it was there and another question has come. */
export function useKeptFocus(questionId: string | undefined): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    // The focused option was removed with the previous question.
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => pane.current?.querySelector<HTMLElement>(selector);
    const answer = find('input:checked') ?? find('input:enabled');
    answer?.focus({ preventScroll: true });
  }, [questionId]);
  return pane;
}
