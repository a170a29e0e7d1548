import { formatCount, listInWords } from '@wattle/contract/text';
import type { ComparisonResults } from '@wattle/contract/writing-comparisons';
import {
  Button,
  ButtonLink,
  Card,
  DataTable,
  Heading,
  MutedText,
  Note,
  Page,
  ParentLink,
  ProgressBar,
  Spinner,
  Stack,
  saveFile,
} from '@wattle/design-system';
import { Link, usePageTitle, useParams } from '@wattle/platform';
import { COMPARE_PATH, comparePath } from '../paths';
import { TableCard } from '../shared/table-card';
import { useComparisonResultsQuery } from './comparisons.api';
import { reliabilitySentence } from './reliability-sentence';
import { ResultsTable } from './results-table';
import { SetError } from './set-error';

const TITLE = 'Texts in order';

/** /admin-dashboard/writing/compare/:setId/results: the scale that comparisons of texts give. */
export function ComparisonResultsPage() {
  usePageTitle(TITLE);
  const { setId = '' } = useParams();
  const { currentData, error, refetch } = useComparisonResultsQuery(setId, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={TITLE}
      width="wide"
      intro={currentData?.title}
      parentLink={
        <ParentLink as={Link} to={COMPARE_PATH}>
          Compare texts
        </ParentLink>
      }
      actions={currentData && <Actions results={currentData} />}
    >
      {currentData ? (
        <Results results={currentData} />
      ) : error ? (
        <SetError error={error} onRetry={refetch} />
      ) : (
        <Spinner label="Loading the order" />
      )}
    </Page>
  );
}

function Actions({ results: { id, pairs, isDone } }: { results: ComparisonResults }) {
  const save = () => {
    const rows = pairs.map(({ winner, loser, judge }) => `${winner},${loser},${judge}\n`);
    saveFile(new Blob(['winner,loser,judge\n', ...rows], { type: 'text/csv' }), 'pairs.csv');
  };
  return (
    <>
      {pairs.length > 0 && (
        <Button variant="secondary" onClick={save}>
          Download pairs
        </Button>
      )}
      {!isDone && (
        <ButtonLink as={Link} to={comparePath(id)}>
          Go on comparing
        </ButtonLink>
      )}
    </>
  );
}

function Results({ results }: { results: ComparisonResults }) {
  const { scale, judges, reliability, comparisons, comparisonsNeeded, texts, isDone } = results;
  const misfits = scale.filter(({ isMisfit }) => isMisfit).map(({ id }) => id);
  const misfitJudges = judges.filter(({ isMisfit }) => isMisfit).map(({ judge }) => judge);
  return (
    <>
      <Card as="section" aria-labelledby="reliability">
        <Stack gap={8}>
          <Heading level={2} size={20} id="reliability">
            Reliability {reliability?.toFixed(2) ?? 'not known yet'}
          </Heading>
          {reliability !== null && <ProgressBar isMeter label="Reliability" value={reliability} max={1} />}
          <p>{reliabilitySentence(reliability, isDone)}</p>
          <MutedText>
            {comparisons} of {formatCount(comparisonsNeeded, 'comparison')}, {formatCount(texts, 'text')},{' '}
            {formatCount(judges.length, 'marker')}. The true reliability is a little lower: Wattle chooses pairs that
            are hard to tell apart.
          </MutedText>
        </Stack>
      </Card>
      {misfits.length > 0 && (
        <Note title={`The markers disagree about ${listInWords(misfits.map((id) => `text ${id}`))}`}>
          Read it again before you rely on its place.
        </Note>
      )}
      {misfitJudges.length > 0 && (
        <Note title={`${listInWords(misfitJudges)} often disagreed with the order`}>
          Talk together about what makes a text better.
        </Note>
      )}
      {scale.length > 0 && (
        <TableCard
          title="Order"
          note={
            <MutedText>
              Behind ± is the standard error. Infit and outfit are about 1 where markers agree as expected.
            </MutedText>
          }
        >
          <ResultsTable scale={scale} />
        </TableCard>
      )}
      {judges.length > 0 && (
        <TableCard title="Markers">
          <DataTable
            caption="Markers"
            columns={[
              { label: 'Marker', cell: ({ judge }) => <strong>{judge}</strong> },
              { label: 'Comparisons', hasLabel: true, cell: (each) => each.comparisons },
              { label: 'Infit', hasLabel: true, cell: ({ infit }) => infit.toFixed(2) },
              { label: 'Outfit', hasLabel: true, cell: ({ outfit }) => outfit.toFixed(2) },
            ]}
            rows={judges}
            keyOf={({ judge }) => judge}
          />
        </TableCard>
      )}
    </>
  );
}
