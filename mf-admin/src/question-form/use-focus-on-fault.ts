import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the first faulty control of a form after it was refused, also where no field is registered for it. */
export function useFocusOnFault(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
