import { useExam } from '../attempt/attempt-context';
import { Banner } from '../screen/banner';

/** Says below the bar that the time runs out, or that there is more of it. It takes no focus. */
export function TimeBanner() {
  const notice = useExam(({ timeNotice }) => timeNotice);
  return (
    <Banner aria-live="assertive" $isSeen={notice?.isSeen ?? false}>
      {notice?.text}
    </Banner>
  );
}
