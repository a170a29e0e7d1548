import { formatCount, numberInWords } from '@wattle/contract/text';
import { type ComparisonSet, type ComparisonSetList, MIN_COMPARED_TEXTS } from '@wattle/contract/writing-comparisons';
import {
  Bar,
  Button,
  Cluster,
  DataTable,
  EmptyState,
  Field,
  formatDay,
  MutedText,
  Panel,
  Select,
  Stack,
} from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, useNavigate, usePageTitle } from '@wattle/platform';
import { type SubmitEvent, useState } from 'react';
import { comparePath, compareResultsPath, MARKING_PATH } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { FailureAlert } from '../shared/failure-alert';
import { TableCard } from '../shared/table-card';
import { useComparisonSetsQuery, useMakeComparisonSetMutation } from './comparisons.api';

const TITLE = 'Compare texts';

export function ComparisonSetsPage() {
  usePageTitle(TITLE);
  const query = useComparisonSetsQuery(undefined, { refetchOnMountOrArgChange: true });

  const content = () => {
    if (!query.data) {
      return (
        <NoData query={query} loading="Loading the sets" failed="The sets could not be loaded. Please try again." />
      );
    }
    const { sets, prompts } = query.data;
    const compared = sets.filter(({ isDone }) => !isDone).map(({ questionId }) => questionId);
    const free = prompts.filter(({ questionId }) => !compared.includes(questionId));
    return (
      <>
        {sets.length > 0 && (
          <TableCard title="Sets">
            <SetTable sets={sets} />
          </TableCard>
        )}
        {free.length > 0 && (
          <Panel title="New set" gap={16}>
            <NewSetForm prompts={free} />
            <MutedText>It has the latest text of each child, without names. Later texts are not added.</MutedText>
          </Panel>
        )}
        {free.length === 0 && (
          <EmptyState>
            {compared.length > 0
              ? 'No other prompt has enough texts yet. Finish a set, or come back when children have written more.'
              : `A set needs texts of ${numberInWords(MIN_COMPARED_TEXTS)} children to one prompt. No prompt has so many yet.`}
          </EmptyState>
        )}
      </>
    );
  };

  return (
    <AdminPage
      title={TITLE}
      intro="Two texts of one prompt stand side by side, and you say which is better. From many such answers the texts get an order."
      parent={{ to: MARKING_PATH, label: 'Writing' }}
    >
      {content()}
    </AdminPage>
  );
}

function SetTable({ sets }: { sets: readonly ComparisonSet[] }) {
  return (
    <DataTable
      caption="Sets, the newest first"
      columns={[
        {
          label: 'Prompt',
          cell: ({ title, madeAt }) => (
            <>
              <strong>{title}</strong>
              <MutedText>
                Made <time dateTime={madeAt}>{formatDay(madeAt)}</time>
              </MutedText>
            </>
          ),
        },
        { label: 'Texts', hasLabel: true, cell: ({ texts }) => texts },
        {
          label: 'Comparisons',
          hasLabel: true,
          cell: ({ comparisons, comparisonsNeeded }) => (
            <>
              {comparisons} of {comparisonsNeeded}
              <Bar value={comparisons} max={comparisonsNeeded} />
            </>
          ),
        },
        {
          label: 'Of each text',
          hasLabel: true,
          cell: ({ comparisons, texts }) => ((2 * comparisons) / texts).toFixed(1),
        },
        { label: 'Reliability', hasLabel: true, cell: ({ reliability }) => reliability?.toFixed(2) ?? 'Not yet' },
        {
          label: 'Go on',
          cell: ({ id, title, isDone, comparisons }) => (
            <Cluster gap={16}>
              {!isDone && (
                <Link to={comparePath(id)} aria-label={`Compare: ${title}`}>
                  Compare
                </Link>
              )}
              {comparisons > 0 && (
                <Link to={compareResultsPath(id)} aria-label={`Results: ${title}`}>
                  Results
                </Link>
              )}
            </Cluster>
          ),
        },
      ]}
      rows={sets}
      keyOf={({ id }) => id}
    />
  );
}

interface NewSetFormProps {
  /** At least one. */
  prompts: ComparisonSetList['prompts'];
}

function NewSetForm({ prompts }: NewSetFormProps) {
  const [chosen, setChosen] = useState('');
  const [make, { isLoading, error }] = useMakeComparisonSetMutation();
  const navigate = useNavigate();
  const questionId = prompts.some((prompt) => prompt.questionId === chosen) ? chosen : prompts[0]?.questionId;

  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading || !questionId) return;
    const { data } = await make(questionId);
    if (data) navigate(comparePath(data.id));
  };

  return (
    <form onSubmit={begin}>
      <Stack gap={16}>
        <FailureAlert error={error}>The set could not be made. Please try again.</FailureAlert>
        <Field label="Prompt">
          <Select value={questionId} onChange={({ target }) => setChosen(target.value)}>
            {prompts.map((prompt) => (
              <option key={prompt.questionId} value={prompt.questionId}>
                {prompt.title} ({formatCount(prompt.texts, 'text')})
              </option>
            ))}
          </Select>
        </Field>
        <Cluster>
          <Button type="submit" isBusy={isLoading}>
            Compare its texts
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
