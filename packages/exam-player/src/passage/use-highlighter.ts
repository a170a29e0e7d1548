import { MAX_HIGHLIGHTS } from '@wattle/contract/constants';
import type { TextPiece } from '@wattle/contract/passage-blocks';
import type { TextRange } from '@wattle/contract/writing-marks';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { rangeAround, wholeWords, withoutRange, withRange } from '../attempt/ranges';
import { spanOf } from './marked-sentence';
import { caretAt, clearSelection, selectedRange } from './selected-range';

interface HighlighterOptions {
  root: RefObject<HTMLElement | null>;
  text: string;
  /** Where it begins in the passage. */
  offset: number;
  highlights: readonly TextRange[];
  isHighlighting: boolean;
  onHighlight: (ranges: TextRange[]) => void;
}

/** Highlights what is selected by mouse or finger, and takes a highlight away where it is pressed. */
export function useHighlighter({ root, text, offset, highlights, isHighlighting, onHighlight }: HighlighterOptions) {
  const touchedAt = useRef<ReturnType<typeof caretAt>>(undefined);
  // The click that ends a selection is no press.
  const hasMarked = useRef(false);

  const mark = (range: TextRange) => {
    const marked = withRange(highlights, range);
    if (marked.length <= MAX_HIGHLIGHTS) onHighlight(marked);
  };
  const markSelection = useEffectEvent(() => {
    touchedAt.current = undefined;
    const range = root.current && selectedRange(root.current);
    if (!range) return;
    hasMarked.current = true;
    const { start, end } = wholeWords(text, { start: range.start - offset, end: range.end - offset });
    mark({ start: start + offset, end: end + offset });
    clearSelection();
  });
  useEffect(() => {
    if (!isHighlighting) return;
    const release = () => markSelection();
    // Also where it is released beside the passage.
    document.addEventListener('pointerup', release);
    return () => document.removeEventListener('pointerup', release);
  }, [isHighlighting]);

  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      hasMarked.current = false;
      touchedAt.current = pointerType === 'mouse' ? undefined : caretAt(clientX, clientY);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = touchedAt.current;
      const to = from && caretAt(clientX, clientY);
      if (from && to) window.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    },
    // The finger scrolls.
    onPointerCancel: () => {
      touchedAt.current = undefined;
      clearSelection();
    },
  };

  const press = (sentence: TextPiece, at: number | undefined) => {
    if (hasMarked.current) {
      hasMarked.current = false;
      return;
    }
    const span = spanOf(sentence);
    const pressed = at === undefined ? undefined : rangeAround(highlights, { start: at, end: at + 1 });
    if (pressed) onHighlight(withoutRange(highlights, pressed));
    else if (rangeAround(highlights, span)) onHighlight(withoutRange(highlights, span));
    else mark(span);
  };

  return { handlers: isHighlighting ? handlers : {}, press };
}
