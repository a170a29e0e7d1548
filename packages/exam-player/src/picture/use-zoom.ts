import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';

const OPTIONS = { minScale: 1, maxScale: 6, contain: 'outside', panOnlyWhenZoomed: true, pinchAndPan: true } as const;

/** Pixels of the screen that one press of an arrow key moves the picture. */
const STEP_PX = 60;

/** Which way the picture moves, so that what lies in the direction of the arrow comes into view. */
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

/**
 * Zooms and moves an element inside of its parent, which it always covers.
 *
 * @param tries - Changes with the element.
 */
export function useZoom(element: RefObject<HTMLElement | null>, tries: number) {
  const [percent, setPercent] = useState(100);
  const zoom = useRef<PanzoomObject>(undefined);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const own = Panzoom(target, { ...OPTIONS });
    zoom.current = own;
    return listen(target, own, setPercent);
  }, [element, tries]);

  return {
    percent,
    zoomIn: () => zoom.current?.zoomIn(),
    zoomOut: () => zoom.current?.zoomOut(),
    fit: () => zoom.current?.reset(),
  };
}

function listen(target: HTMLElement, zoom: PanzoomObject, onPercent: (percent: number) => void): () => void {
  const showPercent = () => onPercent(Math.round(zoom.getScale() * 100));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !runKey(zoom, event.key)) return;
    event.preventDefault();
  };
  const parent = target.parentElement;
  target.addEventListener('panzoomchange', showPercent);
  parent?.addEventListener('wheel', zoom.zoomWithWheel);
  // On the whole page: what lies below a modal dialog gets no keys.
  document.addEventListener('keydown', handleKeyDown);
  return () => {
    target.removeEventListener('panzoomchange', showPercent);
    parent?.removeEventListener('wheel', zoom.zoomWithWheel);
    document.removeEventListener('keydown', handleKeyDown);
    zoom.destroy();
  };
}

/** Whether a key has a meaning here. */
function runKey(zoom: PanzoomObject, key: string): boolean {
  const [x, y] = MOVES[key] ?? [0, 0];
  if (key in MOVES) zoom.pan(x / zoom.getScale(), y / zoom.getScale(), { relative: true });
  else if (key === '+' || key === '=') zoom.zoomIn();
  else if (key === '-') zoom.zoomOut();
  else if (key === '0') zoom.reset();
  else return false;
  return true;
}
