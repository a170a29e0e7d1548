import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract';
import type { ReactNode } from 'react';
import { StackedPanes } from './stacked-panes';
import { useMediaQuery } from './use-media-query';
import { WidePanes } from './wide-panes';

export interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
}

/** Wide enough (specification 9), or a phone on its side, where two panes one above the other are too low to read. */
const WIDE = `(min-width: ${SPLIT_MIN_WIDTH_PX}px), (min-width: 560px) and (max-height: 480px)`;

/** Two panes side by side with a grip between them, one above the other on a narrow screen. */
export function SplitPanes(panes: SplitPanesProps) {
  const isWide = useMediaQuery(WIDE);
  return isWide ? <WidePanes {...panes} /> : <StackedPanes {...panes} />;
}
