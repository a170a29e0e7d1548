import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the keyboard among the options when it was there and another question has come. */
export function useKeptFocus(questionId: string | undefined): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    // What had it is gone with the question before.
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => pane.current?.querySelector<HTMLElement>(selector);
    const answer = find('input:checked') ?? find('input:enabled');
    answer?.focus({ preventScroll: true });
  }, [questionId]);
  return pane;
}
