import { FREE_TESTS } from '@wattle/contract/free-tests';
import { Button, Columns, ErrorPanel, media, Page, Spinner, space } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, useOnReturn, usePageTitle } from '@wattle/platform';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useFreeAssessmentDetailsQuery } from '../free-assessment.api';
import { useForgetSubmitted } from '../use-forget-submitted';
import { useVisitorEmail } from '../use-visitor-email';
import { HubNotes } from './hub-notes';
import { useIsTimeUp } from './progress';
import { ReportStep } from './report-step';
import { TestStep } from './test-step';

const INTROS = [
  'Take them one after the other. You can rest between tests.',
  'One down, two to go. You can rest between tests.',
  'Two down, one to go. You can rest between tests.',
  'All three are done. Submit the result, and the report is on its way.',
];

const Steps = styled.ol`
  display: grid;

  gap: ${space[16]};

  ${media.narrow} {
    gap: ${space[12]};
  }
`;

export function HubPage() {
  useForgetSubmitted();
  const email = useVisitorEmail();
  return email ? <Hub email={email} /> : null;
}

/** Fetches the page of a test while the child looks at the hub. Whoever saves data fetches it with the test. */
function usePreloadTest(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // What fails is fetched again with the test.
    if (!connection?.saveData) import('../exam/test-page').catch(() => undefined);
  }, []);
}

function Hub({ email }: { email: string }) {
  usePageTitle('Your assessment');
  const details = useFreeAssessmentDetailsQuery(email, { refetchOnMountOrArgChange: true });
  const { data, error, fulfilledTimeStamp, refetch } = details;
  const isBusy = useRetryWhileBusy(details);
  const isTimeUp = useIsTimeUp(data?.open, refetch);
  usePreloadTest();
  // A clock that stood still while the device slept.
  useOnReturn(refetch);

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
      <Columns from={1080} widths="minmax(0, 1fr) 328px" columnGap={48}>
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
