import { formatClock, secondsUntil } from '@wattle/contract';
import type { ReactNode } from 'react';
import { useServerNow } from './server-time';

/** From when clocks count. */
export interface ServerTime {
  serverTime: string;
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
}

interface TimeLeftProps extends ServerTime {
  deadline: string;
  /** Shows the time. */
  children: (time: string) => ReactNode;
}

/** What is left until a deadline. It renders again each second, and nothing around it does. */
export function TimeLeft({ deadline, serverTime, receivedAt, children }: TimeLeftProps) {
  const now = useServerNow(serverTime, receivedAt);
  return children(formatClock(secondsUntil(Date.parse(deadline), now)));
}
