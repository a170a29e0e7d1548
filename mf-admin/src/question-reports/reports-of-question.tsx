import type { BankQuestion } from '@wattle/contract/bank';
import { Alert, Button, Card, Heading, Stack } from '@wattle/design-system';
import { useQuestionReportsQuery } from './question-reports.api';
import { ReportList } from './report-list';

/** What children and parents reported of a question; nothing where nobody has. */
export function ReportsOfQuestion({ question: { id, version } }: { question: BankQuestion }) {
  const { currentData: data, isError, refetch } = useQuestionReportsQuery({ questionId: id });
  if (isError) {
    return (
      <Alert tone="danger">
        The reports of this question could not be loaded.{' '}
        <Button variant="quiet" size="dense" onClick={refetch}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data || data.reports.length === 0) return null;
  const isOpen = data.reports.some(({ reply }) => !reply);
  return (
    <Card tone={isOpen ? 'highlighted' : 'plain'} as="section" aria-label="Reports of mistakes">
      <Stack gap={8}>
        <Heading level={2} size={20}>
          Reports of mistakes
        </Heading>
        <ReportList reports={data.reports} version={version} />
      </Stack>
    </Card>
  );
}
