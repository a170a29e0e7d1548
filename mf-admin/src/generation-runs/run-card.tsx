import { SUBJECT_NAMES } from '@wattle/contract';
import { Alert, Card, color, fontSize, media, Stack, space } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useGenerationStatusQuery } from '../bank/generation.api';
import { previewText } from '../bank/preview-text';
import type { FollowedRun } from './followed-runs';
import { RunActions } from './run-actions';
import { RunProgress } from './run-progress';
import { TEST_SERVER, WAIT } from './sentences';
import { useFocusAfterStep } from './use-focus-after-step';
import { type RunState, useRun } from './use-run';
import { useRunEnd } from './use-run-end';

const About = styled.p`
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;

  color: ${color.inkSoft};
`;

/** Side by side where there is space: it lies over the page. */
const Box = styled(Card)`
  display: grid;

  gap: ${space[12]} ${space[24]};
  padding: ${space[16]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const TONES = { running: 'info', done: 'success', failed: 'danger', cancelled: 'info' } as const;
const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** A generation on its way, and how it has ended. It stays until it is dismissed. */
export function RunCard({ followed }: { followed: FollowedRun }) {
  const state = useRun(followed);
  return state.isKnown ? <KnownRunCard followed={followed} state={state} /> : null;
}

function KnownRunCard({ followed, state }: { followed: FollowedRun; state: RunState }) {
  const { run, step, isOffline, message } = state;
  const { data: status } = useGenerationStatusQuery();
  const aboutId = useId();
  const card = useRef<HTMLDivElement>(null);
  useFocusAfterStep(card, step);
  useRunEnd(followed, { run, step, message });
  const { kind, subject, parentId, parentText, refusal, awaitedBy } = followed;
  const isWaitedFor = useLocation().pathname.includes(parentId) || awaitedBy !== undefined;
  const retryAt = refusal?.retryAt;
  return (
    <Box
      forwardedAs="section"
      tone="highlighted"
      aria-label="Generation"
      aria-describedby={aboutId}
      ref={card}
      tabIndex={-1}
    >
      <Stack gap={12}>
        {/* Another element for each step, so that it is announced. */}
        <Alert key={step} tone={TONES[step]}>
          {step === 'running' ? WAIT[kind] : message}
          {retryAt && ` New ones can be started from ${time.format(retryAt)} on.`}
        </Alert>
        <About id={aboutId}>
          {SUBJECT_NAMES[subject]}: {previewText(parentText)}
        </About>
        {isOffline && (
          <Alert tone="warning">
            Wattle cannot be reached. {run && 'The generation goes on without this page. '}The page goes on by itself as
            soon as it can.
          </Alert>
        )}
        {status?.isTestServer && step === 'running' && <About>{TEST_SERVER}</About>}
        <RunActions followed={followed} run={run} step={step} />
      </Stack>
      {(step === 'running' || run) && (
        <RunProgress run={run} isOpen={step === 'failed' || (step === 'running' && isWaitedFor)} />
      )}
    </Box>
  );
}
