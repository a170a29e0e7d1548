import type { Subject } from '@wattle/contract';
import { Card, color, fontSize, Heading, LinkLine, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useGenerationRunsQuery } from '../bank/generation.api';
import { PROMPTS_PATH } from '../paths';
import { GenerationFacts } from './generation-facts';
import { GenerationLine } from './generation-line';

const SHOWN = 5;
const POLL_MS = { running: 2_000, ended: 15_000 };

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  gap: ${space[8]};
`;

const Summary = styled.summary`
  font-weight: 600;
  cursor: pointer;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};

  color: ${color.action};
`;

/** The latest generations of one subject or of all, those that run first, with links to what they gave. */
export function LatestGenerations({ subject }: { subject?: Subject }) {
  const [pollingInterval, setPollingInterval] = useState(POLL_MS.ended);
  const { data = [] } = useGenerationRunsQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const isAnyRunning = data.some(({ endedAt }) => !endedAt);
  useEffect(() => setPollingInterval(isAnyRunning ? POLL_MS.running : POLL_MS.ended), [isAnyRunning]);
  const known = data.filter((run) => !subject || run.subject === subject);
  const running = known.filter(({ endedAt }) => !endedAt);
  const shown = [...running, ...known.filter(({ endedAt }) => endedAt)].slice(0, Math.max(SHOWN, running.length));
  const list = (
    <List>
      {shown.map((run) => (
        <GenerationLine key={run.id} run={run} isSubjectShown={!subject} />
      ))}
    </List>
  );
  if (!subject) {
    return (
      <Card as="section" aria-label="Latest generations">
        <Stack gap={12}>
          <Heading level={2} size={20}>
            Latest generations
          </Heading>
          <GenerationFacts />
          {shown.length > 0 && list}
          <LinkLine>
            <Link to={PROMPTS_PATH}>Figures of the prompts</Link>
          </LinkLine>
        </Stack>
      </Card>
    );
  }
  return (
    <Stack as="section" aria-label="Latest generations" gap={4}>
      <GenerationFacts />
      {shown.length > 0 && (
        <details>
          <Summary>
            Latest generations
            {running.length > 0 && `: ${running.length} running`}
          </Summary>
          {list}
        </details>
      )}
    </Stack>
  );
}
