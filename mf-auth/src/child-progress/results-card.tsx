import type { ChildResult } from '@wattle/contract/child-progress';
import { attemptTitle } from '@wattle/contract/test-kinds';
import { Button, formatMoment, ListRow, MutedText, Panel, tabularNums } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PARENT_LOGIN_PATH } from '../paths';

const SHOWN = 8;

/** The score stands beside the name of the test. */
const Row = styled(ListRow)`
  align-items: baseline;
  ${tabularNums}

  & > strong {
    white-space: nowrap;
  }
`;

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** Each test of the last eight weeks, the newest first. */
export function ResultsCard({ results }: { results: ChildResult[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, SHOWN);
  return (
    <Panel
      title="Results, last eight weeks"
      gap={16}
      aside={<Link to={PARENT_LOGIN_PATH}>Log in to read every answer</Link>}
    >
      {results.length === 0 && <p>No test yet in these weeks. Each one stands here once it is submitted.</p>}
      <ul>
        {shown.map((result) => (
          <Row key={result.attemptId}>
            <div>
              {attemptTitle(result, true)}
              <MutedText size={16}>
                <time dateTime={result.submittedAt}>{formatMoment(result.submittedAt, DAY)}</time>
              </MutedText>
            </div>
            <strong>{result.score === null ? 'Submitted' : `${result.score} of ${result.total}`}</strong>
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
    </Panel>
  );
}
