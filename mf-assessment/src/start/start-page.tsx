import { Spinner } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { lazy, Suspense } from 'react';
import { useForgetSubmitted } from '../use-forget-submitted';
import { StartForm } from './start-form';
import { startStateOf } from './start-state';

// Most visitors only start here.
const ReportSent = lazy(async () => ({ default: (await import('../report/report-sent')).ReportSent }));

/** The start of an assessment, and its end: the results are sent from the tests, and lead here (docs/published.md, screens). */
export function StartPage() {
  useForgetSubmitted();
  const { email, sentMessage } = startStateOf(useLocation().state);
  if (!sentMessage) return <StartForm typedEmail={email} />;
  return (
    <Suspense fallback={<Spinner label="Loading your results" />}>
      <ReportSent message={sentMessage} />
    </Suspense>
  );
}
