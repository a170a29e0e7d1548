import { EmptyState, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { ProgressPanel } from '../progress/progress-panel';
import { LatestResults } from './latest-results';

/** Side by side where the names of topics have their space beside the bars. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  gap: ${space[16]};

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
`;

interface ResultsProps {
  finished: FinishedAttempt[];
  now: number;
}

/** What has come of the tests so far. */
export function Results(props: ResultsProps) {
  if (props.finished.length === 0) {
    return <EmptyState>No results yet. Submit your first test, and its result is shown here.</EmptyState>;
  }
  return (
    <Columns>
      <ProgressPanel {...props} />
      <LatestResults {...props} />
    </Columns>
  );
}
