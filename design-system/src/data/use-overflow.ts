import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element has more in it, from left to right, than it shows. It shows the right end of it. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setOverflowing(current.scrollWidth > current.clientWidth);
      current.scrollLeft = current.scrollWidth;
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
