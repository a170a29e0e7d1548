import { formatCount, listInWords } from '@wattle/contract/text';
import type { ComparisonResults } from '@wattle/contract/writing-comparisons';
import {
  Bar,
  Button,
  DataTable,
  Disclosure,
  MutedText,
  Note,
  Panel,
  Passage,
  ProgressBar,
  saveFile,
} from '@wattle/design-system';
import { usePageTitle, useParams } from '@wattle/platform';
import { styled } from 'styled-components';
import { comparePath } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { LinkButton } from '../shared/buttons';
import { TableCard } from '../shared/table-card';
import { useComparisonResultsQuery } from './comparisons.api';
import { NoTexts, SETS_PAGE } from './no-texts';

const TITLE = 'Texts in order';

export function ComparisonResultsPage() {
  usePageTitle(TITLE);
  const { setId = '' } = useParams();
  const query = useComparisonResultsQuery(setId, { refetchOnMountOrArgChange: true });
  const results = query.currentData;
  return (
    <AdminPage
      title={TITLE}
      intro={results?.title}
      parent={SETS_PAGE}
      actions={results && <Actions results={results} />}
    >
      {results ? <Results results={results} /> : <NoTexts query={query} loading="Loading the order" />}
    </AdminPage>
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
      {!isDone && <LinkButton to={comparePath(id)}>Go on comparing</LinkButton>}
    </>
  );
}

function Results({ results }: { results: ComparisonResults }) {
  const { scale, judges, reliability, comparisons, comparisonsNeeded, texts, isDone } = results;
  const misfits = scale.filter(({ isMisfit }) => isMisfit).map(({ id }) => id);
  const misfitJudges = judges.filter(({ isMisfit }) => isMisfit).map(({ judge }) => judge);
  return (
    <>
      <Panel title={`Reliability ${reliability?.toFixed(2) ?? 'not known yet'}`} gap={8}>
        {reliability !== null && <ProgressBar isMeter label="Reliability" value={reliability} max={1} />}
        <p>{reliabilitySentence(reliability, isDone)}</p>
        <MutedText>
          {comparisons} of {formatCount(comparisonsNeeded, 'comparison')}, {formatCount(texts, 'text')},{' '}
          {formatCount(judges.length, 'marker')}. The true reliability is a little lower: Wattle chooses pairs that are
          hard to tell apart.
        </MutedText>
      </Panel>
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

const Place = styled(Bar)`
  min-width: 120px;
`;

function ResultsTable({ scale }: Pick<ComparisonResults, 'scale'>) {
  const [best, last] = [scale[0]?.estimate ?? 0, scale.at(-1)?.estimate ?? 0];
  return (
    <DataTable
      caption="Texts, the best first"
      columns={[
        {
          label: 'Text',
          cell: ({ place, id, text }) => (
            <Disclosure title={`${place}. Text ${id}`}>
              <Passage>{text}</Passage>
            </Disclosure>
          ),
        },
        {
          label: 'Scale',
          cell: ({ estimate }) => <Place value={estimate - last + 0.05 * (best - last)} max={1.05 * (best - last)} />,
        },
        {
          label: 'Estimate, in logits',
          hasLabel: true,
          cell: ({ estimate, se }) => `${signed(estimate)} ± ${se.toFixed(2)}`,
        },
        { label: 'Comparisons', hasLabel: true, cell: ({ comparisons }) => comparisons },
        { label: 'Infit', hasLabel: true, cell: ({ infit }) => infit.toFixed(2) },
        { label: 'Outfit', hasLabel: true, cell: ({ outfit }) => outfit.toFixed(2) },
      ]}
      rows={scale.map((text, index) => ({ ...text, place: index + 1 }))}
      keyOf={({ id }) => id}
    />
  );
}

function signed(estimate: number): string {
  return `${estimate < 0 ? '−' : ''}${Math.abs(estimate).toFixed(2)}`;
}

/** What a reliability means for whoever uses the order. A set that is done takes no more comparisons. */
function reliabilitySentence(reliability: number | null, isDone: boolean): string {
  if (reliability === null) {
    return isDone
      ? 'The comparisons don’t link all texts, so there is no order.'
      : 'Compare more texts to see an order.';
  }
  if (reliability >= 0.9) return 'Other markers would find nearly the same order.';
  if (reliability >= 0.8) return 'Good and weak texts are told apart well. Texts beside each other may change places.';
  return isDone
    ? 'Other markers may find another order: use it with care.'
    : 'The order may still change a lot. More comparisons make it firmer.';
}
