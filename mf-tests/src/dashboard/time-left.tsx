import { formatClock, secondsUntil } from '@wattle/contract';
import { useServerNow } from '@wattle/exam-player';
import type { ReactNode } from 'react';

/** From when the clocks of a page count. */
export interface ServerClock {
  serverTime: string;
  /** When `serverTime` was received, by the clock of the device. */
  receivedAt: number;
}

interface TimeLeftProps extends ServerClock {
  deadline: string;
  /** Shows the clock, given the time as it is read out and as it is seen. */
  children: (label: string, time: string) => ReactNode;
}

/** What is left until a deadline. It renders again each second, and nothing around it does. */
export function TimeLeft({ deadline, serverTime, receivedAt, children }: TimeLeftProps) {
  const now = useServerNow(serverTime, receivedAt);
  const time = formatClock(secondsUntil(Date.parse(deadline), now));
  return children(`${time} left`, time);
}
