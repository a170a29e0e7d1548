import { type RefObject, useEffect, useRef } from 'react';

/** For an element that can be opened: in print it is open. */
export function useOpenInPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return details;
}
