import type { PromptFigures } from '@wattle/contract/generated-items';
import { Card, Chip, Cluster, DataTable, formatNumber, Spinner, type TableColumn } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { usePromptFiguresQuery } from '../generation-runs/generation.api';
import { LoadError } from '../questions/question-address';
import { AdminPage, QUESTION_BANK_LINK } from '../shared/admin-page';

const TITLE = 'Figures of the prompts';
const COLUMNS: TableColumn<PromptFigures>[] = [
  {
    label: 'Prompt',
    cell: ({ prompt, isCurrent }) => (
      <Cluster gap={8}>
        <strong>{prompt}</strong>
        {isCurrent && <Chip tone="action">Current</Chip>}
      </Cluster>
    ),
  },
  { label: 'Made', cell: ({ passed, refused }) => formatNumber(passed + refused), hasLabel: true },
  { label: 'Passed the checks', cell: ({ passed, refused }) => shareOf(passed, passed + refused), hasLabel: true },
  { label: 'Refused', cell: ({ refused }) => formatNumber(refused), hasLabel: true },
  { label: 'Edited', cell: ({ passed, edited }) => shareOf(edited, passed), hasLabel: true },
  { label: 'Finalized', cell: ({ passed, finalized }) => shareOf(finalized, passed), hasLabel: true },
  { label: 'Rejected', cell: ({ passed, rejected }) => shareOf(rejected, passed), hasLabel: true },
  { label: 'Waiting', cell: ({ waiting }) => formatNumber(waiting), hasLabel: true },
];

export function PromptFiguresPage() {
  usePageTitle(TITLE);
  const { data, isError, refetch } = usePromptFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return (
      <LoadError title="No figures to show" onRetry={refetch}>
        The figures could not be fetched. Please try again.
      </LoadError>
    );
  }
  return (
    <AdminPage
      title={TITLE}
      parent={QUESTION_BANK_LINK}
      intro="What became of the items that models wrote for each version of a prompt. Edited, finalized and rejected are shares of what passed the checks."
    >
      {data ? (
        <Card isFlush>
          <DataTable caption={TITLE} columns={COLUMNS} rows={data} keyOf={({ prompt }) => prompt} />
        </Card>
      ) : (
        <Spinner label="Counting" />
      )}
    </AdminPage>
  );
}

function shareOf(count: number, all: number): string {
  return all === 0 ? formatNumber(count) : `${formatNumber(count)} (${Math.round((100 * count) / all)} %)`;
}
