import { Button, ButtonLink, ErrorPanel, Page, Spinner, Stack } from '@wattle/design-system';
import { TextSize } from '@wattle/exam-player';
import { errorMessage, errorStatus, Link, useLocation, usePageTitle } from '@wattle/platform';
import { useFreeResultsQuery } from '../free-assessment.api';
import { START_PATH } from '../paths';
import { ReportColumns } from '../report/report-columns';
import { TestResults } from '../report/test-results';
import { TestAnswers } from './test-answers';

/** Every answer of an assessment explained, for whoever has the link of its report. */
export function ResultsPage() {
  usePageTitle('Your results');
  const token = useLocation().hash.slice(1);
  const { currentData: data, error, refetch } = useFreeResultsQuery(token, { skip: !token });

  if (!token) return <DeadLink>This link is not complete. Open it from the email again.</DeadLink>;
  if (errorStatus(error) === 404 || errorStatus(error) === 400) {
    return <DeadLink>{errorMessage(error, 'These results are not here any more.')}</DeadLink>;
  }
  if (error) {
    return (
      <ErrorPanel level={1} title="Your results" action={<Button onClick={refetch}>Try again</Button>}>
        {errorMessage(error, 'Something went wrong. Please try again.')}
      </ErrorPanel>
    );
  }
  if (!data) return <Spinner label="Loading your results" />;
  const { title, lead, tests, reviews } = data;
  return (
    <Page title={title} intro={`${lead} Each question that went wrong is explained below.`} hasGlow>
      <TestResults tests={tests} />
      <TextSize>
        <Stack gap={24}>
          {reviews.map((review, index) => (
            <TestAnswers key={review.attemptId} title={tests[index]?.title ?? ''} review={review} />
          ))}
        </Stack>
      </TextSize>
      <ReportColumns {...data} />
    </Page>
  );
}

function DeadLink({ children }: { children: string }) {
  return (
    <ErrorPanel
      level={1}
      title="No results here"
      action={
        <ButtonLink as={Link} to={START_PATH}>
          Take the free assessment
        </ButtonLink>
      }
    >
      {children}
    </ErrorPanel>
  );
}
