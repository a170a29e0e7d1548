import { ASSESSMENT_WINDOW_DAYS, ASSESSMENTS_PER_EMAIL } from '@wattle/contract/constants';
import { numberInWords } from '@wattle/contract/text';
import { Button, color, ErrorPanel, LinkLine, MutedText, Page, radius, Spinner } from '@wattle/design-system';
import { errorStatus, Link, Navigate, usePageTitle } from '@wattle/platform';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { useFreeReportQuery } from '../free-assessment.api';
import { resultsPath, START_PATH } from '../paths';
import { ReportColumns } from './report-columns';
import { TestResults } from './test-results';

/** Stands before the heading. */
const Tick = styled.span`
  order: -1;
  display: grid;
  place-items: center;

  width: 48px;
  height: 48px;
  border-radius: ${radius.full};

  background: ${color.action};
  color: ${color.onAction};
`;

/** What the report says, on the screen: the one confirmation that it was sent. */
export function ReportSent({ message }: { message: string }) {
  usePageTitle('Your results');
  const { data: report, error, refetch } = useFreeReportQuery();

  // Another day, or a browser that has lost its cookie: the email with the results has a link.
  if (errorStatus(error) === 404) return <Navigate to={START_PATH} replace />;
  if (error) {
    return (
      <ErrorPanel level={1} title="Done" action={<Button onClick={refetch}>Show the results</Button>}>
        {message} The results cannot be shown just now.
      </ErrorPanel>
    );
  }
  if (!report) return <Spinner label="Loading your results" />;
  const { title, lead, tests, resultsToken } = report;
  return (
    <Page
      title={title}
      badge={
        <Tick aria-hidden="true">
          <Check size={28} strokeWidth={3} />
        </Tick>
      }
      intro={
        <>
          {lead}
          <br />
          <span>{message}</span>
        </>
      }
      hasGlow
    >
      <TestResults tests={tests} />
      <LinkLine>
        <Link to={resultsPath(resultsToken)}>See every answer explained</Link>
      </LinkLine>
      <ReportColumns {...report} />
      <MutedText size={16}>
        One more try? The same address can take the assessment {numberInWords(ASSESSMENTS_PER_EMAIL)} times in{' '}
        {ASSESSMENT_WINDOW_DAYS} days. <Link to={START_PATH}>Start again</Link>
      </MutedText>
    </Page>
  );
}
