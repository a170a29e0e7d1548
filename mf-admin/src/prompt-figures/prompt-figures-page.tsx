import type { PromptFigures } from '@wattle/contract';
import { Card, Chip, Cluster, Page, Spinner } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { BackLink } from '../bank/back-link';
import { usePromptFiguresQuery } from '../bank/generation.api';
import { LoadError } from '../bank/load-error';
import { DASHBOARD_PATH } from '../paths';
import { StackingTable } from '../shared/stacking-table';

const TITLE = 'Figures of the prompts';
const COLUMNS: [label: string, show: (figures: PromptFigures) => string][] = [
  ['Made', ({ passed, refused }) => figure(passed + refused)],
  ['Passed the checks', ({ passed, refused }) => shareOf(passed, passed + refused)],
  ['Refused', ({ refused }) => figure(refused)],
  ['Edited', ({ passed, edited }) => shareOf(edited, passed)],
  ['Finalized', ({ passed, finalized }) => shareOf(finalized, passed)],
  ['Rejected', ({ passed, rejected }) => shareOf(rejected, passed)],
  ['Waiting', ({ waiting }) => figure(waiting)],
];

/** /admin-dashboard/prompts: what became of the items of each version of a prompt. */
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
    <Page
      width="wide"
      title={TITLE}
      parentLink={<BackLink to={DASHBOARD_PATH}>Question bank</BackLink>}
      intro="What became of the items that models wrote for each version of a prompt. Edited, finalized and rejected are shares of what passed the checks."
    >
      {data ? <FiguresTable prompts={data} /> : <Spinner label="Counting" />}
    </Page>
  );
}

function FiguresTable({ prompts }: { prompts: PromptFigures[] }) {
  return (
    <Card isFlush>
      <StackingTable caption={TITLE}>
        <thead>
          <tr>
            <th scope="col">Prompt</th>
            {COLUMNS.map(([label]) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prompts.map((figures) => (
            <tr key={figures.prompt}>
              <td>
                <Cluster gap={8}>
                  <strong>{figures.prompt}</strong>
                  {figures.isCurrent && <Chip tone="action">Current</Chip>}
                </Cluster>
              </td>
              {COLUMNS.map(([label, show]) => (
                <td key={label} data-label={label}>
                  {show(figures)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </Card>
  );
}

function figure(count: number): string {
  return count.toLocaleString('en');
}

function shareOf(count: number, all: number): string {
  return all === 0 ? figure(count) : `${figure(count)} (${Math.round((100 * count) / all)} %)`;
}
