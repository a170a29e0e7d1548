import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract';
import { useMediaQuery } from './use-media-query';

const WIDE = `(min-width: ${SPLIT_MIN_WIDTH_PX}px)`;

/** Whether the screen is wide enough for panes, or texts, side by side (docs/published.md, limits). */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE);
}
