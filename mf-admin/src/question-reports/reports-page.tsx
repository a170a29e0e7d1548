import type { QuestionReport, REPORT_STATES } from '@wattle/contract/question-reports';
import {
  Card,
  Chip,
  Cluster,
  EmptyState,
  formatNumber,
  Heading,
  SegmentedControl,
  Spinner,
  Stack,
} from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editPath, questionPath, REPORTS_PATH } from '../paths';
import { LoadError, navigationState, subjectOf } from '../questions/question-address';
import { previewText } from '../questions/question-labels';
import { AdminPage, QUESTION_BANK_LINK } from '../shared/admin-page';
import { useQuestionReportsQuery } from './question-reports.api';
import { ReportList } from './report-list';

const TITLE = 'Reports of mistakes';

/** A larger target that takes no more room. */
const QuestionLink = styled(Link)`
  display: inline-block;
  margin: -2px 0;
  padding: 2px 0;
`;

export function ReportsPage() {
  usePageTitle(TITLE);
  const [state, setState] = useState<(typeof REPORT_STATES)[number]>('open');
  const { currentData, isError, refetch } = useQuestionReportsQuery({ state }, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <LoadError title="No reports to show" onRetry={refetch}>
        The reports could not be fetched. Please try again.
      </LoadError>
    );
  }
  const { reports = [], total = 0 } = currentData ?? {};
  return (
    <AdminPage
      title={TITLE}
      badge={currentData && <Chip>{`${formatNumber(total)} ${state}`}</Chip>}
      parent={QUESTION_BANK_LINK}
      intro="What children and parents say seems wrong, the newest first. Nobody is named. Your answer stands under the question in the child’s review."
    >
      <Cluster>
        <SegmentedControl
          label="Reports"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'answered', label: 'Answered' },
          ]}
          value={state}
          onChange={setState}
        />
      </Cluster>
      {!currentData && <Spinner label="Loading the reports" />}
      {currentData && total === 0 && (
        <EmptyState>{state === 'open' ? 'No report is open.' : 'No report is answered yet.'}</EmptyState>
      )}
      {byQuestion(reports).map((ofQuestion) => (
        <ReportedQuestion key={ofQuestion[0].questionId} reports={ofQuestion} />
      ))}
      {total > reports.length && (
        <p>
          {state === 'open'
            ? 'More are shown once some of these are answered.'
            : `These are the newest ${reports.length}. Older ones stand with their questions.`}
        </p>
      )}
    </AdminPage>
  );
}

function ReportedQuestion({ reports }: { reports: Reports }) {
  const [{ question, questionId, subject }] = reports;
  const path = subjectOf({ subject });
  return (
    <Card as="article" aria-label={previewText(question)}>
      <Stack gap={8}>
        <Cluster justify="space-between" gap={8}>
          <Heading level={2} size={18}>
            <QuestionLink to={questionPath(path, questionId)}>{previewText(question)}</QuestionLink>
          </Heading>
          <Chip>{subject}</Chip>
        </Cluster>
        <Cluster gap={16}>
          <Link
            to={editPath(path, questionId)}
            state={navigationState({ returnTo: REPORTS_PATH })}
            aria-label={`Edit: ${previewText(question)}`}
          >
            Edit
          </Link>
          <Link to={questionPath(path, questionId)} state={navigationState({ isKeyChanged: true })}>
            Mark past attempts again
          </Link>
        </Cluster>
        <ReportList reports={reports} />
      </Stack>
    </Card>
  );
}

type Reports = [QuestionReport, ...QuestionReport[]];

function byQuestion(reports: readonly QuestionReport[]): Reports[] {
  const groups = new Map<string, Reports>();
  for (const report of reports) {
    const group = groups.get(report.questionId);
    if (group) group.push(report);
    else groups.set(report.questionId, [report]);
  }
  return [...groups.values()];
}
