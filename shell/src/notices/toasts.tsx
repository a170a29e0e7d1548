import { useNotices } from '@wattle/platform/internal';
import { Boundary } from '../boundary';
import { PlainNotice } from './plain-notice';
import { useToastStack } from './use-toast-stack';

/** Shows each message for five seconds (specification 9), also when the toasts themselves cannot be had. */
export function Toasts({ isNeededSoon }: { isNeededSoon: boolean }) {
  const notices = useNotices();
  const { ToastStack, hasFailed } = useToastStack(notices.length, isNeededSoon);
  // While they are on their way, nothing is shown yet; the region is there for whoever listens.
  if (!ToastStack) return <PlainNotice notices={hasFailed ? notices : []} />;
  return (
    <Boundary fallback={() => <PlainNotice notices={notices} />}>
      <ToastStack notices={notices} isLate={hasFailed} />
    </Boundary>
  );
}
