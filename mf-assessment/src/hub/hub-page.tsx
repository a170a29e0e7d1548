import { FREE_TESTS, nextFreeTest } from '@wattle/contract';
import { Button, ErrorPanel, Grid, Page, Spinner } from '@wattle/design-system';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { useFreeAssessmentDetailsQuery } from '../free-assessment.api';
import { useForgetSubmitted } from '../use-forget-submitted';
import { useVisitorEmail } from '../use-visitor-email';
import { SendReport } from './send-report';
import { TestCard } from './test-card';

export function HubPage() {
  useForgetSubmitted();
  const email = useVisitorEmail();
  return email ? <Hub email={email} /> : null;
}

function Hub({ email }: { email: string }) {
  usePageTitle('Your assessment');
  const { data: scores, error, refetch } = useFreeAssessmentDetailsQuery(email, { refetchOnMountOrArgChange: true });

  if (error) {
    return (
      <ErrorPanel action={<Button onClick={refetch}>Try again</Button>}>
        {errorMessage(error, 'Failed to fetch assessment details.')}
      </ErrorPanel>
    );
  }
  if (!scores) return <Spinner label="Loading your assessment" />;
  return (
    <Page
      title="Your three tests"
      intro={
        nextFreeTest(scores)
          ? `Take them one after the other. The results go to ${email}.`
          : `All three are done. Submit the result, and the report goes to ${email}.`
      }
      actions={<SendReport email={email} scores={scores} />}
      hasGlow
    >
      <Grid as="ol" columnWidth={260}>
        {FREE_TESTS.map((test) => (
          <TestCard key={test.category} test={test} scores={scores} email={email} />
        ))}
      </Grid>
    </Page>
  );
}
