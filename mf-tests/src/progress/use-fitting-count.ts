import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many parts of a width fit into an element side by side, at least one; all of them while it has no width. */
export function useFittingCount(element: RefObject<HTMLElement | null>, width: number): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      if (current.clientWidth > 0) setCount(Math.max(1, Math.floor(current.clientWidth / width)));
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width]);
  return count;
}
