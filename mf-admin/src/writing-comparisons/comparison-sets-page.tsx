import { numberInWords } from '@wattle/contract/text';
import { MIN_COMPARED_TEXTS } from '@wattle/contract/writing-comparisons';
import { Card, EmptyState, Heading, MutedText, Page, ParentLink, Spinner, Stack } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { MARKING_PATH } from '../paths';
import { TableCard } from '../shared/table-card';
import { useComparisonSetsQuery } from './comparisons.api';
import { NewSetForm } from './new-set-form';
import { SetError } from './set-error';
import { SetTable } from './set-table';

const TITLE = 'Compare texts';

/** /admin-dashboard/writing/compare: sets of texts that are compared in pairs. */
export function ComparisonSetsPage() {
  usePageTitle(TITLE);
  const { data, error, refetch } = useComparisonSetsQuery(undefined, { refetchOnMountOrArgChange: true });

  const content = () => {
    if (!data) return error ? <SetError error={error} onRetry={refetch} /> : <Spinner label="Loading the sets" />;
    const { sets, prompts } = data;
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
          <Card as="section" aria-labelledby="new-set">
            <Stack gap={16}>
              <Heading level={2} size={20} id="new-set">
                New set
              </Heading>
              <NewSetForm prompts={free} />
              <MutedText>It has the latest text of each child, without names. Later texts are not added.</MutedText>
            </Stack>
          </Card>
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
    <Page
      title={TITLE}
      width="wide"
      intro="Two texts of one prompt stand side by side, and you say which is better. From many such answers the texts get an order."
      parentLink={
        <ParentLink as={Link} to={MARKING_PATH}>
          Writing
        </ParentLink>
      }
    >
      {content()}
    </Page>
  );
}
