import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';
import { Alert, Card, Cluster, formatMoment, MutedText, media, Stack, space } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { resultPath } from '../paths';
import { previewText } from '../questions/question-labels';
import { DenseButton, DenseLink, QuietButton } from '../shared/buttons';
import { useFocusAfterStep } from '../shared/use-focus-after-step';
import { type FollowedRun, followedRuns } from './followed-runs';
import { useCancelGenerationMutation, useGenerationStatusQuery } from './generation.api';
import { CANCEL_FAILED, TEST_SERVER, WAIT } from './generation-sentences';
import { RunProgress } from './run-progress';
import { useStartGeneration } from './use-generate';
import { type RunState, useRun, useRunEnd } from './use-run';

const Subject = styled(MutedText)`
  overflow-wrap: anywhere;
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
const TIME = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;

/** A generation on its way, and how it has ended. It stays until it is dismissed. */
export function RunCard({ followed }: { followed: FollowedRun }) {
  const state = useRun(followed);
  return state.isKnown ? <KnownRunCard followed={followed} state={state} /> : null;
}

function KnownRunCard({ followed, state }: { followed: FollowedRun; state: RunState }) {
  const { run, step, isOffline, message } = state;
  const { data: status } = useGenerationStatusQuery();
  const subjectId = useId();
  const card = useRef<HTMLDivElement>(null);
  useFocusAfterStep(card, step);
  useRunEnd(followed, state);
  const { kind, subject, parentId, parentText, refusal, awaitedBy } = followed;
  const isWaitedFor = useLocation().pathname.includes(parentId) || awaitedBy !== undefined;
  const retryAt = refusal?.retryAt;
  return (
    <Box
      forwardedAs="section"
      tone="highlighted"
      aria-label="Generation"
      aria-describedby={subjectId}
      ref={card}
      tabIndex={-1}
    >
      <Stack gap={12}>
        {/* Another element for each step, so that it is announced. */}
        <Alert key={step} tone={TONES[step]}>
          {step === 'running' ? WAIT[kind] : message}
          {retryAt && ` New ones can be started from ${formatMoment(retryAt, TIME)} on.`}
        </Alert>
        <Subject id={subjectId}>
          {SUBJECT_NAMES[subject]}: {previewText(parentText)}
        </Subject>
        {isOffline && (
          <Alert tone="warning">
            Wattle cannot be reached. {run && 'The generation goes on without this page. '}The page goes on by itself as
            soon as it can.
          </Alert>
        )}
        {status?.isTestServer && step === 'running' && <MutedText>{TEST_SERVER}</MutedText>}
        <RunActions followed={followed} run={run} step={step} />
      </Stack>
      {(step === 'running' || run) && (
        <RunProgress run={run} isOpen={step === 'failed' || (step === 'running' && isWaitedFor)} />
      )}
    </Box>
  );
}

interface RunActionsProps {
  followed: FollowedRun;
  run: Generation | undefined;
  step: RunState['step'];
}

function RunActions({ followed, run, step }: RunActionsProps) {
  const { id } = followed;
  const [cancel, { error, isLoading }] = useCancelGenerationMutation();
  const start = useStartGeneration();
  const dismiss = () => followedRuns.remove(id);

  const startAgain = () => {
    const { kind, subject, parentId, parentText } = followed;
    dismiss();
    void start({ kind, subject, parentId, parentText });
  };

  if (step === 'running') {
    return (
      // What is being stored is not cancelled any more.
      <Cluster>
        {run?.state === 'running' && (
          // Never becomes another button, which a second press would reach.
          <DenseButton key="cancel" isBusy={isLoading} onClick={() => cancel(id)}>
            Cancel
          </DenseButton>
        )}
        {error && <Alert tone="danger">{CANCEL_FAILED}</Alert>}
      </Cluster>
    );
  }
  return (
    <Cluster>
      {step === 'done' && run ? (
        <DenseLink variant="primary" to={resultPath(run)} onLeave={dismiss}>
          Show the questions
        </DenseLink>
      ) : (
        <DenseButton onClick={startAgain}>Start again</DenseButton>
      )}
      <QuietButton onClick={dismiss}>Dismiss</QuietButton>
    </Cluster>
  );
}
