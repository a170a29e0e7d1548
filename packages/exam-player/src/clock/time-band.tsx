import { Band } from '../screen/band';
import type { TimeNotice } from './use-time-notice';

/** Says below the bar that the time runs out, or that there is more of it. It takes no focus. */
export function TimeBand({ notice }: { notice: TimeNotice | undefined }) {
  return (
    <Band aria-live="assertive" $isSeen={notice?.isSeen ?? false}>
      {notice?.text}
    </Band>
  );
}
