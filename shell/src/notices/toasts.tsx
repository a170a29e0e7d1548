import { useNotices } from '@wattle/platform/internal';
import { lazy, Suspense } from 'react';

// Most visits never see a toast, so their code comes with the first one.
const ToastStack = lazy(async () => ({ default: (await import('./toast-stack')).ToastStack }));

/** Shows each message for five seconds (specification 9). */
export function Toasts() {
  const notices = useNotices();
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <ToastStack notices={notices} />
    </Suspense>
  );
}
