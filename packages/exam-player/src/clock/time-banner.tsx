import { Banner } from '../screen/banner';
import { useExam } from '../session/exam-context';
import { useTimeNotice } from './use-time-notice';

/** Says below the bar that the time runs out, or that there is more of it. It takes no focus. */
export function TimeBanner() {
  const notice = useTimeNotice(useExam(({ secondsLeft }) => secondsLeft));
  return (
    <Banner aria-live="assertive" $isSeen={notice?.isSeen ?? false}>
      {notice?.text}
    </Banner>
  );
}
