import { formatMinutes } from '@wattle/contract';
import { useState } from 'react';

/** Seconds left at which the child is warned. */
const WARNINGS = [300, 60];

/** For so many seconds a notice is shown, and kept for a screen reader that is busy. */
const SEEN_SECONDS = 10;
const KEPT_SECONDS = 60;

/** A device that slept may jump far beyond a warning: then it is no longer true. */
const TRUE_SECONDS = 30;

export interface TimeNotice {
  text: string;
  isSeen: boolean;
}

/** What is to be said of the time: that it runs out, or that there is more of it. */
export function useTimeNotice(seconds: number | null): TimeNotice | undefined {
  const [previous, setPrevious] = useState(seconds);
  const [notice, setNotice] = useState<{ text: string; at: number }>();
  if (seconds !== previous) {
    setPrevious(seconds);
    const text = noticeBetween(previous, seconds);
    if (text) setNotice({ text, at: seconds ?? 0 });
  }
  if (seconds === null || !notice || seconds <= notice.at - KEPT_SECONDS) return undefined;
  return { text: notice.text, isSeen: seconds > notice.at - SEEN_SECONDS };
}

function noticeBetween(previous: number | null, seconds: number | null): string | undefined {
  if (previous === null || seconds === null) return undefined;
  // The clock itself never goes back, so the deadline was moved.
  if (seconds > previous + 1) return `You have more time: ${formatMinutes(seconds)} left.`;
  const passed = WARNINGS.find((each) => previous > each && seconds <= each && seconds > each - TRUE_SECONDS);
  return passed === undefined ? undefined : `${formatMinutes(passed)} left`;
}
