import { color } from '@wattle/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** The voice tells the page the height of the line that it reads. */
export const LINE_READ = 'wattle-line-read';

/** A little more than three lines of the usual size. */
const BAND_REM = 6;

const Place = styled.div`
  display: grid;
  position: relative;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
`;

/** The one band that is not covered: all around it is its shadow. */
const Band = styled.div`
  position: absolute;
  inset-inline: 0;
  pointer-events: none;
  box-shadow: 0 0 0 100vmax color-mix(in srgb, ${color.paper} 65%, transparent);
`;

/** Makes all but a band of a few lines pale. It follows the pointer, the focus of the keyboard and the voice. */
export function LineFocus({ zoom, children }: { zoom: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState<number>();
  useEffect(() => {
    const follow = (y: number) => {
      const { top = 0, height = 0 } = place.current?.getBoundingClientRect() ?? {};
      setMiddle(Math.min(Math.max(y - top, 0), height));
    };
    const followPointer = ({ clientY, target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target)) follow(clientY);
    };
    const followFocus = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && target !== place.current && place.current?.contains(target);
      // A pane that takes the focus is no line.
      if (!isHere || target.matches('section')) return;
      const { top, height } = target.getBoundingClientRect();
      follow(top + height / 2);
    };
    const followVoice = ({ detail }: CustomEvent<number>) => follow(detail);
    const listeners = [
      ['pointermove', followPointer],
      ['pointerdown', followPointer],
      ['focusin', followFocus],
      [LINE_READ, followVoice],
    ] as [string, EventListener][];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    };
  }, []);
  const height = `${BAND_REM * zoom}rem`;
  return (
    <Place ref={place}>
      {children}
      <Band
        aria-hidden="true"
        data-line-focus
        style={{ height, top: middle === undefined ? '1rem' : `calc(${middle}px - ${height} / 2)` }}
      />
    </Place>
  );
}
