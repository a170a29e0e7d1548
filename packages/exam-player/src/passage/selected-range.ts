import type { TextRange } from '@wattle/contract/writing-marks';

interface Caret {
  node: Node;
  offset: number;
}

/** What is selected of a text whose pieces carry in `data-start` where they begin. */
export function selectedRange(root: HTMLElement): TextRange | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const selected = [...root.querySelectorAll<HTMLElement>('[data-start]')]
    .filter((piece) => range.intersectsNode(piece))
    .map((piece) => rangeIn(piece, range));
  const start = selected[0]?.start ?? 0;
  const end = selected.at(-1)?.end ?? 0;
  return start < end ? { start, end } : undefined;
}

export function clearSelection(): void {
  window.getSelection()?.removeAllRanges();
}

/** The place between two characters that is nearest to a point of the screen. */
export function caretAt(x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // Safari before 26 has only this one.
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

function rangeIn(piece: HTMLElement, { startContainer, startOffset, endContainer, endOffset }: Range): TextRange {
  const start = Number(piece.dataset.start);
  const length = piece.textContent.length;
  return {
    start: start + (isTextOf(piece, startContainer) ? startOffset : 0),
    end: start + (isTextOf(piece, endContainer) ? endOffset : length),
  };
}

function isTextOf(piece: HTMLElement, node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && piece.contains(node);
}
