import { useNotStored } from '@wattle/platform/internal';
import { lazy, Suspense } from 'react';
import { Boundary } from '../boundary';

/** Most browsers store what they are given. */
const NotStoredAlert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ './not-stored-alert')).NotStoredAlert,
}));

/** Stays in the flow of every page for as long as a reload would lose the session, or the results of a visitor. */
export function NotStoredBanner() {
  const sentence = useNotStored();
  if (!sentence) return null;
  return (
    <Boundary fallback={() => <p role="alert">{sentence}</p>}>
      <Suspense>
        <NotStoredAlert>{sentence}</NotStoredAlert>
      </Suspense>
    </Boundary>
  );
}
