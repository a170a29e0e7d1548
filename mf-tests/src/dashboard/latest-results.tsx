import { Button, Card, Cluster, Heading, Stack, space } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { ResultRow } from './result-row';

const MAX_SHOWN = 5;

/** Stands beside the heading without making its row higher than those of other cards. */
const All = styled(Button)`
  margin: -${space[8]} 0;
  padding-inline: ${space[8]};
`;

interface LatestResultsProps {
  finished: FinishedAttempt[];
  now: number;
}

/** How the last tests went; all of them on demand. */
export function LatestResults({ finished, now }: LatestResultsProps) {
  const [isWhole, setWhole] = useState(false);
  // A result that was corrected is shown however old it is.
  const shown = isWhole ? finished : finished.filter(({ remarked }, index) => index < MAX_SHOWN || remarked);
  return (
    <Card as="section" aria-labelledby="latest-results">
      <Stack gap={8}>
        <Cluster justify="space-between">
          <Heading level={2} size={20} id="latest-results">
            {isWhole ? 'All results' : 'Latest results'}
          </Heading>
          {finished.length > MAX_SHOWN && (
            <All variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              All results
            </All>
          )}
        </Cluster>
        <ol>
          {shown.map((attempt) => (
            <ResultRow key={attempt.attemptId} attempt={attempt} now={now} />
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
