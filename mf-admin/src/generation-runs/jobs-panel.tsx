import { layer, media, space, width } from '@wattle/design-system';
import { useParams, useSession } from '@wattle/platform';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { followedRuns, useFollowedRuns } from './followed-runs';
import { useGenerationRunsQuery } from './generation.api';
import { RunCard } from './run-card';

const POLL_MS = 5_000;

// At the end of the page it takes its own space and hides nothing.
const Root = styled.aside`
  position: sticky;
  bottom: ${space[16]};
  z-index: ${layer.sticky};
  display: grid;
  overflow-y: auto;

  gap: ${space[12]};
  max-width: calc(${width.wide} + 2 * ${space[24]});
  max-height: 50vh;
  margin: 0 auto ${space[16]};
  padding: ${space[4]} ${space[24]};

  ${media.narrow} {
    max-height: 40vh;
    padding-inline: ${space[16]};
  }

  /* Such as 1280 px at 400 %: over the page it would leave too little of it. */
  @media (max-height: 480px) {
    position: static;
    max-height: none;
  }
`;

export function JobsPanel() {
  const { id, questionId } = useParams();
  useFollowRunning(id ?? questionId);
  const runs = useFollowedRuns();
  if (runs.length === 0) return null;
  return (
    <Root aria-label="Generations">
      {runs.map((run) => (
        <RunCard key={run.id} followed={run} />
      ))}
    </Root>
  );
}

function useFollowRunning(parentId: string | undefined): void {
  const userId = useSession().user?.id;
  const { currentData: found } = useGenerationRunsQuery(parentId, {
    skip: !parentId,
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    for (const run of found ?? []) {
      const { id, kind, subject, parentText, endedAt } = run;
      if (!endedAt && userId) followedRuns.add({ id, kind, subject, parentId: run.parentId, parentText, userId });
    }
  }, [found, userId]);
}
