import { useEffect, useEffectEvent, useState } from 'react';

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
  const [now, setNow] = useState(receivedAt);
  const toServerTime = (at: number) => Date.parse(serverTime) + Math.max(0, at - receivedAt);
  const tick = useEffectEvent(() => {
    const next = Date.now();
    if (partOf(toServerTime(next)) !== partOf(toServerTime(now))) setNow(next);
  });
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, []);
  return toServerTime(now);
}
