import { formatCount } from '@wattle/contract/text';
import type { ComparisonTurn } from '@wattle/contract/writing-comparisons';
import { Button, ButtonLink, Cluster, EmptyState } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { COMPARE_PATH, compareResultsPath } from '../paths';

interface NoPairProps {
  turn: ComparisonTurn;
  onLookAgain: () => void;
}

/** What is next where there is no pair for this marker. */
export function NoPair({ turn: { id, isDone, comparisons, ownComparisons }, onLookAgain }: NoPairProps) {
  const all = (
    <ButtonLink as={Link} to={COMPARE_PATH} variant="secondary">
      All sets
    </ButtonLink>
  );
  if (isDone) {
    return (
      <EmptyState
        action={
          <Cluster justify="center">
            <ButtonLink as={Link} to={compareResultsPath(id)}>
              See the order
            </ButtonLink>
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
