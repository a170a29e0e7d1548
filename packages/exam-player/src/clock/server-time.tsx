import { formatClock, secondsUntil } from '@wattle/contract/text';
import { useInterval } from '@wattle/design-system';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** All of it: rendered again each second. */
const whole = (now: number): unknown => now;

/**
 * The time of the server, second by second. It counts from the server's last message, so the clock of the device may be
 * wrong.
 *
 * @param receivedAt - When that message came, by the clock of the device.
 * @param partOf - What of the time matters; while it stays the same, nothing is rendered again.
 */
export function useServerNow(serverTime: string, receivedAt: number, partOf = whole): number {
  const [now, setNow] = useState(Date.now);
  const toServerTime = (at: number) => Date.parse(serverTime) + Math.max(0, at - receivedAt);
  useInterval(() => {
    const next = Date.now();
    if (partOf(toServerTime(next)) !== partOf(toServerTime(now))) setNow(next);
  }, 1_000);
  return toServerTime(now);
}

/** The server submits a test itself, a little after its deadline. */
const ASK_AGAIN_MS = 5_000;

/** Asks what became of a test whose time is up, until the server has submitted it. A hidden page asks, too. */
export function useRefetchAtZero(isTimeUp: boolean, refetch: () => void): void {
  const askFirst = useEffectEvent(refetch);
  useEffect(() => {
    if (isTimeUp) askFirst();
  }, [isTimeUp]);
  useInterval(refetch, isTimeUp ? ASK_AGAIN_MS : undefined);
}

/** From when clocks count. */
export interface ServerTime {
  serverTime: string;
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
}

/** Seconds on the clock of a test: it stands during a rest break, which the deadline counts already. */
export function secondsOnClock({ deadline, breakUntil }: EndOfTest, now: number): number | undefined {
  if (deadline === undefined) return undefined;
  return secondsUntil(Date.parse(deadline), Math.max(now, breakUntil === undefined ? 0 : Date.parse(breakUntil)));
}

interface EndOfTest {
  deadline?: string | undefined;
  breakUntil?: string | undefined;
}

interface TimeLeftProps extends ServerTime, EndOfTest {
  /** Shows the time. */
  children: (time: string) => ReactNode;
}

/** What is left until a deadline. It renders again each second, and nothing around it does. */
export function TimeLeft({ deadline, breakUntil, serverTime, receivedAt, children }: TimeLeftProps) {
  const now = useServerNow(serverTime, receivedAt);
  return children(formatClock(secondsOnClock({ deadline, breakUntil }, now) ?? 0));
}
