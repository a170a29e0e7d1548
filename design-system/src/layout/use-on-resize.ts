import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls back with an element before it is first painted, and whenever its size changes. */
export function useOnResize<Part extends HTMLElement>(
  element: RefObject<Part | null>,
  onResize: (element: Part) => void,
): void {
  const handleResize = useEffectEvent(onResize);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => handleResize(current));
    handleResize(current);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
