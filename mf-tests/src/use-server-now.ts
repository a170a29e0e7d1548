import { useEffect, useState } from 'react';

/**
 * The time of the server, second by second. It counts from the server's last message, so the clock of the device may be
 * wrong.
 *
 * @param receivedAt - When that message came, by the clock of the device.
 */
export function useServerNow(serverTime: string, receivedAt: number): number {
  const [now, setNow] = useState(receivedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(serverTime) + Math.max(0, now - receivedAt);
}
