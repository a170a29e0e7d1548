import { formatClock } from '@wattle/contract/text';
import { MutedText, useInterval } from '@wattle/design-system';
import { useRef, useState } from 'react';

/** How long the page has been looked at. */
export function TimeOnText() {
  const [ms, setMs] = useState(0);
  const last = useRef(Date.now());
  useInterval(() => {
    const now = Date.now();
    if (!document.hidden) setMs(ms + now - last.current);
    last.current = now;
  }, 1_000);
  return <MutedText isTabular>{formatClock(Math.floor(ms / 1_000))} on this text</MutedText>;
}
