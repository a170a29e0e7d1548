import { formatMinutes } from '@wattle/contract/text';

/** Seconds left at which the child is warned. */
const WARNING_SECONDS = [300, 60];

/** How long a notice is shown, and how long it stays in the document for a screen reader that is busy. */
const VISIBLE_SECONDS = 10;
const IN_DOCUMENT_SECONDS = 60;

/** A device that slept may jump far beyond a warning: then it is no longer true. */
const MAX_LATE_SECONDS = 30;

/** That the time runs out, or that there is more of it. */
export interface TimeNotice {
  readonly text: string;
  /** Seconds that were left when it came up. */
  readonly at: number;
  readonly isVisible: boolean;
}

/** The notice after a step of the clock; the same object as long as nothing of it changes. */
export function nextTimeNotice(
  notice: TimeNotice | undefined,
  previous: number | null,
  seconds: number | null,
): TimeNotice | undefined {
  if (previous === null || seconds === null) return undefined;
  const text = noticeBetween(previous, seconds);
  if (text) return { text, at: seconds, isVisible: true };
  if (!notice || seconds <= notice.at - IN_DOCUMENT_SECONDS) return undefined;
  const isVisible = seconds > notice.at - VISIBLE_SECONDS;
  return isVisible === notice.isVisible ? notice : { ...notice, isVisible };
}

/** That a rest break is used up. */
export function breakOverNotice(seconds: number): TimeNotice {
  const text = `Your break is over, and the clock runs again: ${formatMinutes(seconds)} left.`;
  return { text, at: seconds, isVisible: true };
}

function noticeBetween(previous: number, seconds: number): string | undefined {
  // The clock itself never goes back, so the deadline was moved.
  if (seconds > previous + 1) return `You have more time: ${formatMinutes(seconds)} left.`;
  const passed = WARNING_SECONDS.find(
    (each) => previous > each && seconds <= each && seconds > each - MAX_LATE_SECONDS,
  );
  return passed === undefined ? undefined : `${formatMinutes(passed)} left`;
}
