import { formatClock, type OpenFreeTest, secondsUntil } from '@wattle/contract';
import { tabularNums } from '@wattle/design-system';
import { useServerNow } from '@wattle/exam-player';
import { styled } from 'styled-components';

const Clock = styled.span`
  ${tabularNums}
`;

interface TimeLeftProps {
  open: OpenFreeTest;
  /** When the server told it, by the clock of the device. */
  receivedAt: number;
}

/** The clock of the test that is under way. It counts from the server's time, and renders only itself. */
export function TimeLeft({ open: { deadline, serverTime }, receivedAt }: TimeLeftProps) {
  const serverNow = useServerNow(serverTime, receivedAt);
  return <Clock>{formatClock(secondsUntil(Date.parse(deadline), serverNow))}</Clock>;
}
