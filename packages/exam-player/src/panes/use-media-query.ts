import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { useCallback, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const WIDE = `(min-width: ${SPLIT_MIN_WIDTH_PX}px)`;

/** Whether the screen is wide enough for panes, or texts, side by side (docs/published.md, limits). */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE);
}
