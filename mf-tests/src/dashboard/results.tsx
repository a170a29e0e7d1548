import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { ProgressPanel } from '../progress/progress-panel';
import { LatestResults } from './latest-results';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  gap: ${space[16]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
`;

interface ResultsProps {
  finished: FinishedAttempt[];
  now: number;
}

/** What has come of the tests so far. */
export function Results(props: ResultsProps) {
  return (
    <Columns>
      <ProgressPanel {...props} />
      <LatestResults {...props} />
    </Columns>
  );
}
