import { FREE_TESTS } from '@wattle/contract';
import { Button, ErrorPanel, Page, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, usePageTitle, watchPageVisibility } from '@wattle/platform';
import { useEffect } from 'react';
import { useFreeAssessmentDetailsQuery } from '../free-assessment.api';
import { useForgetSubmitted } from '../use-forget-submitted';
import { useVisitorEmail } from '../use-visitor-email';
import { HubNotes } from './hub-notes';
import { Columns, Steps } from './hub-style';
import { ReportStep } from './report-step';
import { TestStep } from './test-step';
import { useIsTimeUp } from './use-is-time-up';
import { usePreloadTest } from './use-preload-test';

/** What to say of how many tests are done. */
const INTROS = [
  'Take them one after the other. You can rest between tests.',
  'One down, two to go. You can rest between tests.',
  'Two down, one to go. You can rest between tests.',
  'All three are done. Submit the result, and the report is on its way.',
];

export function HubPage() {
  useForgetSubmitted();
  const email = useVisitorEmail();
  return email ? <Hub email={email} /> : null;
}

function Hub({ email }: { email: string }) {
  usePageTitle('Your assessment');
  const details = useFreeAssessmentDetailsQuery(email, { refetchOnMountOrArgChange: true });
  const { data, error, fulfilledTimeStamp, refetch } = details;
  const isBusy = useRetryWhileBusy(details);
  const isTimeUp = useIsTimeUp(data?.open, refetch);
  usePreloadTest();
  // A clock that stood still while the device slept.
  useEffect(() => watchPageVisibility({ onReturn: refetch }), [refetch]);

  // Whatever fails later, what is known stays on the screen.
  if (error && !data && !isBusy) {
    return (
      <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
        {errorMessage(error, 'Failed to fetch assessment details.')}
      </ErrorPanel>
    );
  }
  if (!data) return <Spinner label={isBusy ? PAGE_WAITS : 'Loading your assessment'} />;
  const progress = { ...data, isTimeUp, receivedAt: fulfilledTimeStamp ?? 0 };
  const doneCount = FREE_TESTS.filter(({ scoreField }) => data.user[scoreField] !== null).length;
  return (
    <Page title="Your three tests" intro={INTROS[doneCount]} hasGlow>
      <Columns>
        <Steps>
          {FREE_TESTS.map((test) => (
            <TestStep key={test.category} test={test} email={email} progress={progress} />
          ))}
          <ReportStep email={email} scores={data.user} />
        </Steps>
        <HubNotes progress={progress} />
      </Columns>
    </Page>
  );
}
