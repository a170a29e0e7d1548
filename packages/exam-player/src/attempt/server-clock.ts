import type { AttemptStatus } from '@wattle/contract/attempts';
import { formatMinutes, secondsUntil } from '@wattle/contract/text';

/** How far the wall clock and the monotonic clock may differ before the server is asked. */
const DRIFT_MS = 2_000;
/** Pause between status checks while the page is visible. */
const CHECK_MS = 15_000;
/** The same while the clock has drifted, or the server's answer is waited for. */
const URGENT_CHECK_MS = 5_000;

/** When something happens on this page. */
export interface PageTime {
  monotonicMs: number;
  wallMs: number;
  isVisible: boolean;
}

/**
 * The server's time, counted on from its messages. The device's own clock may be wrong or be changed during a test; the
 * browser's monotonic clock may stand still while a laptop sleeps. When the two part, the server is to be asked.
 */
export interface ServerClock {
  now: PageTime;
  /** The server's last message, and when it came. */
  serverMs: number;
  /** When the server wrote its latest message; one that this has overtaken tells nothing new. */
  latestMs: number;
  toldAt: PageTime;
  deadline?: string | undefined;
  /** The clock stands until then, for a rest break. */
  breakUntil?: string | undefined;
  /** The server was asked how the attempt stands; `undefined` when it is to be asked at once. */
  checkedAt: number | undefined;
  /** Seconds on the questions are counted up to here. */
  countedAt: number;
}

type Time = Pick<AttemptStatus, 'serverTime' | 'deadline' | 'breakUntil'>;

export function readPageTime(): PageTime {
  return { monotonicMs: performance.now(), wallMs: Date.now(), isVisible: document.visibilityState === 'visible' };
}

export function startClock({ serverTime, deadline, breakUntil }: Time): ServerClock {
  const now = readPageTime();
  const countedAt = now.monotonicMs;
  return {
    now,
    serverMs: Date.parse(serverTime),
    latestMs: Date.parse(serverTime),
    toldAt: now,
    deadline,
    breakUntil,
    checkedAt: Number.NEGATIVE_INFINITY,
    countedAt,
  };
}

/** Takes the server's time; a delayed message never sets the clock back. */
export function setClock(clock: ServerClock, { serverTime, deadline = clock.deadline, breakUntil }: Time): void {
  const toldMs = Date.parse(serverTime);
  Object.assign(clock, { serverMs: Math.max(toldMs, serverNow(clock)), toldAt: clock.now });
  if (toldMs >= clock.latestMs) Object.assign(clock, { latestMs: toldMs, deadline, breakUntil });
}

/** The server's time, in whole milliseconds. */
export function serverNow({ serverMs, now, toldAt }: ServerClock): number {
  return serverMs + Math.floor(now.monotonicMs - toldAt.monotonicMs);
}

/** Whole seconds until the test ends; null where it is untimed. */
export function secondsLeftOf(clock: ServerClock): number | null {
  const { deadline, breakUntil } = clock;
  if (deadline === undefined) return null;
  const stoppedUntil = breakUntil === undefined ? 0 : Date.parse(breakUntil);
  return secondsUntil(Date.parse(deadline), Math.max(serverNow(clock), stoppedUntil));
}

/** Whole seconds of the rest break that are left; zero without one. */
export function breakSecondsOf(clock: ServerClock): number {
  return clock.breakUntil === undefined ? 0 : secondsUntil(Date.parse(clock.breakUntil), serverNow(clock));
}

/** Whether the device slept, or its clock was changed, since the server last told the time. */
function hasDrifted({ now, toldAt }: ServerClock): boolean {
  return Math.abs(now.wallMs - toldAt.wallMs - (now.monotonicMs - toldAt.monotonicMs)) > DRIFT_MS;
}

/** Whether the server is to be asked how the attempt stands. */
export function isStatusDue(clock: ServerClock, isAwaited: boolean): boolean {
  const { now, toldAt, checkedAt } = clock;
  if (checkedAt === undefined) return true;
  const isDue = now.isVisible && now.monotonicMs - Math.max(checkedAt, toldAt.monotonicMs) >= CHECK_MS;
  return isDue || ((isAwaited || hasDrifted(clock)) && now.monotonicMs - checkedAt >= URGENT_CHECK_MS);
}

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
