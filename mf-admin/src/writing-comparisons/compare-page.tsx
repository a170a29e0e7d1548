import { formatCount } from '@wattle/contract/text';
import type { ComparisonTurn } from '@wattle/contract/writing-comparisons';
import { Button, Card, Cluster, Disclosure, EmptyState, MutedText, ProgressBar, Stack } from '@wattle/design-system';
import { StructuredText } from '@wattle/exam-player';
import { usePageTitle, useParams } from '@wattle/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { COMPARE_PATH, compareResultsPath } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { LinkButton } from '../shared/buttons';
import { useComparisonTurnQuery } from './comparisons.api';
import { NoTexts, SETS_PAGE } from './no-texts';
import { TextPair } from './text-pair';

const TITLE = 'Which is better?';

const Prompt = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Pair = styled.section`
  outline: none;
`;

export function ComparePage() {
  usePageTitle(TITLE);
  const { setId = '' } = useParams();
  const query = useComparisonTurnQuery(setId, { refetchOnMountOrArgChange: true });
  const { currentData: turn, refetch } = query;
  return (
    <AdminPage
      title={TITLE}
      intro={turn && `“${turn.title}”. Judge the whole text, as a reader. Names are hidden.`}
      parent={SETS_PAGE}
    >
      {turn ? <Turn turn={turn} onReload={refetch} /> : <NoTexts query={query} loading="Loading two texts" />}
    </AdminPage>
  );
}

function Turn({ turn, onReload }: { turn: ComparisonTurn; onReload: () => void }) {
  const { id, pair, question, text_format, comparisons, comparisonsNeeded, ownComparisons, texts } = turn;
  const key = pair ? `${pair.left.id} ${pair.right.id}` : '';
  const section = useRef<HTMLElement>(null);
  const shown = useRef(key);
  // The next pair begins at its top, and is read out.
  useEffect(() => {
    if (shown.current !== key) section.current?.focus();
    shown.current = key;
  }, [key]);

  return (
    <>
      <Pair ref={section} tabIndex={-1} aria-label={pair ? `Pair ${ownComparisons + 1}` : 'No pair'}>
        {pair ? (
          <Stack gap={16}>
            <Disclosure title="The prompt">
              <Prompt>{text_format ? <StructuredText text={question} /> : question}</Prompt>
            </Disclosure>
            <TextPair key={id} setId={id} pair={pair} onLost={onReload} />
          </Stack>
        ) : (
          <NoPair turn={turn} onLookAgain={onReload} />
        )}
      </Pair>
      <Card>
        <Stack gap={8}>
          <Cluster justify="space-between" gap={8}>
            <strong>
              {comparisons} of {formatCount(comparisonsNeeded, 'comparison')}
            </strong>
            <MutedText isTabular>{ownComparisons} of them yours</MutedText>
          </Cluster>
          <ProgressBar label="Comparisons of this set" value={comparisons} max={comparisonsNeeded} />
          <MutedText isTabular>
            {formatCount(texts, 'text')}, {((2 * comparisons) / texts).toFixed(1)} comparisons of each
          </MutedText>
        </Stack>
      </Card>
    </>
  );
}

interface NoPairProps {
  turn: ComparisonTurn;
  onLookAgain: () => void;
}

function NoPair({ turn: { id, isDone, comparisons, ownComparisons }, onLookAgain }: NoPairProps) {
  const all = (
    <LinkButton to={COMPARE_PATH} variant="secondary">
      All sets
    </LinkButton>
  );
  if (isDone) {
    return (
      <EmptyState
        action={
          <Cluster justify="center">
            <LinkButton to={compareResultsPath(id)}>See the order</LinkButton>
            {all}
          </Cluster>
        }
      >
        This set is done: {formatCount(comparisons, 'comparison')}, {ownComparisons} of them yours. Thank you.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <Cluster justify="center">
          <Button onClick={onLookAgain}>Look again</Button>
          {all}
        </Cluster>
      }
    >
      There is no pair for you now: you have compared all, or another marker has the last ones.
    </EmptyState>
  );
}
