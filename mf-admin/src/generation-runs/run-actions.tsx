import type { Generation } from '@wattle/contract/generation';
import { Alert, Button, ButtonLink, Cluster } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { MouseEvent } from 'react';
import { resultPath } from '../paths';
import { isPlainClick } from '../shared/is-plain-click';
import { type FollowedRun, followedRuns } from './followed-runs';
import { useCancelGenerationMutation } from './generation.api';
import { CANCEL_FAILED } from './sentences';
import { useStartGeneration } from './use-generate';
import type { RunState } from './use-run';

interface RunActionsProps {
  followed: FollowedRun;
  run: Generation | undefined;
  step: RunState['step'];
}

export function RunActions({ followed, run, step }: RunActionsProps) {
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
          <Button key="cancel" variant="secondary" size="dense" isBusy={isLoading} onClick={() => cancel({ id })}>
            Cancel
          </Button>
        )}
        {error && <Alert tone="danger">{CANCEL_FAILED}</Alert>}
      </Cluster>
    );
  }
  return (
    <Cluster>
      {step === 'done' && run ? (
        <ButtonLink
          as={Link}
          to={resultPath(run)}
          size="dense"
          onClick={(event: MouseEvent) => isPlainClick(event) && dismiss()}
        >
          Show the questions
        </ButtonLink>
      ) : (
        <Button variant="secondary" size="dense" onClick={startAgain}>
          Start again
        </Button>
      )}
      <Button variant="quiet" size="dense" onClick={dismiss}>
        Dismiss
      </Button>
    </Cluster>
  );
}
