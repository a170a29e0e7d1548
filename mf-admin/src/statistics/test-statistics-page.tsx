import { LEAST_ANSWERS } from '@wattle/contract/bank';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { TestFigures, TestStatistics } from '@wattle/contract/item-statistics';
import { kindTitle } from '@wattle/contract/test-kinds';
import {
  Card,
  DataTable,
  EmptyState,
  formatNumber,
  formatWhen,
  MutedText,
  Spinner,
  type TableColumn,
} from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { STATISTICS_PATH } from '../paths';
import { LoadError } from '../questions/question-address';
import { AdminPage } from '../shared/admin-page';
import { ExportButtons } from './export-buttons';
import { useTestStatisticsQuery } from './statistics.api';
import { OMITTED_WORDS, percentText } from './statistics-words';

const TITLE = 'How well tests measure';

type Row = TestStatistics['tests'][number];

const figure = (text: (figures: TestFigures, row: Row) => string) => (row: Row) =>
  row.figures && text(row.figures, row);

const COLUMNS: TableColumn<Row>[] = [
  { label: 'Test', cell: ({ kind, subject }) => <strong>{`${kindTitle(kind)}, ${SUBJECT_NAMES[subject]}`}</strong> },
  { label: 'Questions', cell: ({ questions }) => questions, hasLabel: true },
  {
    label: 'Children',
    cell: ({ n, figures }) =>
      figures ? formatNumber(n) : `${formatNumber(n)}; ${formatNumber(LEAST_ANSWERS - n)} more until figures`,
    hasLabel: true,
  },
  {
    label: 'Mean right',
    cell: figure(({ mean }, { questions }) => `${mean.toFixed(1)} of ${questions}`),
    hasLabel: true,
  },
  { label: 'Spread (SD)', cell: figure(({ sd }) => sd.toFixed(1)), hasLabel: true },
  { label: 'Reliability (alpha)', cell: figure(({ alpha }) => alpha?.toFixed(2) ?? '–'), hasLabel: true },
  {
    label: 'Chance in scores (error ratio)',
    cell: figure(({ errorRatio }) => (errorRatio === null ? '–' : percentText(errorRatio))),
    hasLabel: true,
  },
  {
    label: 'Error of a score (SEM)',
    cell: figure(({ sem }) => (sem === null ? '–' : `± ${sem.toFixed(1)}`)),
    hasLabel: true,
  },
];

/** For each kind of test and subject: how much of a score is skill and how much is chance. */
export function TestStatisticsPage() {
  usePageTitle(TITLE);
  const { data, isError, refetch } = useTestStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <LoadError title="No figures to show" onRetry={refetch}>
        The figures of the tests could not be fetched. Please try again.
      </LoadError>
    );
  }
  return (
    <AdminPage
      title={TITLE}
      actions={<ExportButtons />}
      parent={{ to: STATISTICS_PATH, label: 'Statistics of the bank' }}
      intro="First tests of children, by kind and subject. Reliability is from 0 to 1: from 0.80 on a score tells children well apart. The error of a score says how far it may be off by chance."
    >
      {!data && <Spinner label="Loading the figures" />}
      {data?.tests.length === 0 && <EmptyState>No child has taken a test yet.</EmptyState>}
      {data && data.tests.length > 0 && (
        <Card isFlush>
          <DataTable
            caption={TITLE}
            columns={COLUMNS}
            rows={data.tests}
            keyOf={({ kind, subject }) => `${kind} ${subject}`}
          />
        </Card>
      )}
      {data && (
        <MutedText>
          {`The first test of each child, ${OMITTED_WORDS.wrong}. ${data.countedAt ? `Counted ${formatWhen(data.countedAt)}.` : 'Nothing was counted yet.'}`}
        </MutedText>
      )}
    </AdminPage>
  );
}
