import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the page how much of the window the list takes: a screen of the window's height gets shorter, and what takes the
 * focus is not scrolled under the list. The page moves down by as much instead of being scrolled on under it.
 */
export function useReservedHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const reserve = () => {
      const { style } = document.documentElement;
      // Before anything is measured: by then the browser has scrolled on.
      style.setProperty('overflow-anchor', list.current?.firstElementChild ? 'none' : 'auto');
      style.setProperty('--notices-height', `${list.current?.offsetHeight ?? 0}px`);
    };
    reserve();
    window.addEventListener('resize', reserve);
    return () => window.removeEventListener('resize', reserve);
  });
}
