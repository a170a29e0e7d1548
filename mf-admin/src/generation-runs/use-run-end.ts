import { notify, useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshQuestionsMutation } from '../bank/generation.api';
import { type FollowedRun, followedRuns } from './followed-runs';
import { resultPath } from './result-path';
import type { RunState } from './use-run';

/** Once a generation has ended: lists are fetched again, and the page that waits for it is led to its questions. */
export function useRunEnd(
  followed: FollowedRun,
  { run, step, message }: Pick<RunState, 'run' | 'step' | 'message'>,
): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [refreshQuestions] = useRefreshQuestionsMutation();
  const end = useEffectEvent(() => {
    const { id, kind, subject, awaitedBy, generatedQuestions } = followed;
    followedRuns.change(id, { hasEnded: true });
    void refreshQuestions(subject);
    if (step !== 'done' || !run || !awaitedBy) return;
    followedRuns.remove(id);
    notify.success(message);
    const state = kind === 'extract' ? { extract_id: run.extractId, generatedQuestions } : { generatedQuestions };
    const path = resultPath(run);
    navigate(path, { state, replace: path === pathname });
  });
  const hasEnded = step !== 'running';
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
}
