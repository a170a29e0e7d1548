import { formatClock } from '@wattle/contract/text';
import { MutedText, useInterval } from '@wattle/design-system';
import { useState } from 'react';

/** How long the page has been looked at. */
export function TimeOnText() {
  const [seconds, setSeconds] = useState(0);
  useInterval(() => {
    if (!document.hidden) setSeconds(seconds + 1);
  }, 1_000);
  return <MutedText isTabular>{formatClock(seconds)} on this text</MutedText>;
}
