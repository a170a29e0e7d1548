import { type FormEvent, useRef } from 'react';

/** Submits a form once at a time. A second submit while one is under way is dropped, and never left to the browser. */
export function useOneAtATime(submit: (event: FormEvent) => Promise<void>): (event: FormEvent) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (event) => {
    // The browser would load the page anew with the fields in its address.
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await submit(event);
    } finally {
      isUnderWay.current = false;
    }
  };
}
