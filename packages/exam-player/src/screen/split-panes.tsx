import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract';
import type { ReactNode } from 'react';
import { StackedPanes } from './stacked-panes';
import { useMediaQuery } from './use-media-query';
import { WidePanes } from './wide-panes';

export interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
}

/** Two panes side by side with a grip between them (specification 9), one above the other on a narrow screen. */
export function SplitPanes(panes: SplitPanesProps) {
  const isWide = useMediaQuery(`(min-width: ${SPLIT_MIN_WIDTH_PX}px)`);
  return isWide ? <WidePanes {...panes} /> : <StackedPanes {...panes} />;
}
