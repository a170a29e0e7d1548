import { attemptTitle, type ChildResult } from '@wattle/contract';
import { Button, Card, color, formatMoment, Heading, Stack, space, tabularNums } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';

const SHOWN = 8;
const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

const Row = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  ${tabularNums}

  gap: ${space[16]};
  padding: ${space[12]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  time {
    display: block;
    color: ${color.inkSoft};
  }
`;

const Score = styled.strong`
  white-space: nowrap;
`;

/** Each test of the last eight weeks, the newest first. */
export function ResultsCard({ results }: { results: ChildResult[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby="results">
      <Stack align="stretch">
        <Heading level={2} size={20} id="results">
          Results, last eight weeks
        </Heading>
        {results.length === 0 && <p>No test yet in these weeks. Each one stands here once it is submitted.</p>}
        <ul>
          {shown.map((result) => (
            <Row key={result.attemptId}>
              <span>
                {attemptTitle(result, true)}
                <time dateTime={result.submittedAt}>{formatMoment(result.submittedAt, DAY)}</time>
              </span>
              <Score>{result.score === null ? 'Submitted' : `${result.score} of ${result.total}`}</Score>
            </Row>
          ))}
        </ul>
        {results.length > SHOWN && (
          <div>
            <Button variant="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${results.length}`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
