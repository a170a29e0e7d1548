import type { Generation } from '@wattle/contract/generation';
import { errorStatus, notify, useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInvalidateTags } from '../api';
import { resultPath } from '../paths';
import { type FollowedRun, followedRuns } from './followed-runs';
import { tagsOfGeneration, useGenerationRunQuery } from './generation.api';
import { FAILED, NOT_STARTED } from './generation-sentences';

const POLL_MS = 500;
/** So long a start takes to reach the server. */
const START_MS = 300;

interface RunView {
  step: 'running' | 'done' | 'failed' | 'cancelled';
  isOffline: boolean;
  message: string;
}

export interface RunState extends RunView {
  run: Generation | undefined;
  /** False until the server has told a page that finds the generation how it stands. */
  isKnown: boolean;
}

export function useRun(followed: FollowedRun): RunState {
  const { id, isSending, refusal, hasEnded } = followed;
  const isDue = useDelayed(START_MS) || !isSending;
  const { currentData: run, error } = useGenerationRunQuery(id, {
    skip: !isDue || refusal?.isFinal === true,
    pollingInterval: hasEnded ? 0 : POLL_MS,
  });
  const invalidateTags = useInvalidateTags();
  const isFetched = run !== undefined;
  useEffect(() => {
    // Lists of generations and the count of the day do not have it yet.
    if (isFetched) invalidateTags(tagsOfGeneration(id));
  }, [isFetched, id, invalidateTags]);
  const isStartedHere = isSending !== undefined && !hasEnded;
  const isKnown = isFetched || error !== undefined || refusal !== undefined || isStartedHere;
  return { run, isKnown, ...runView(followed, run, error) };
}

function useDelayed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** @param error - Of the latest poll. */
function runView({ isSending, refusal }: FollowedRun, run: Generation | undefined, error: unknown): RunView {
  if (refusal?.isFinal) return endedView('failed', refusal.message);
  const isUnknown = errorStatus(error) === 404;
  if (isUnknown && !run && !isSending) return endedView('failed', refusal?.message ?? NOT_STARTED);
  const isOffline = error !== undefined && !isUnknown;
  if (!run || run.state === 'running' || run.state === 'storing') return { step: 'running', isOffline, message: '' };
  return endedView(run.state, run.message || FAILED);
}

const endedView = (step: RunView['step'], message: string): RunView => ({ step, isOffline: false, message });

/** Once a generation has ended: lists are fetched again, and the page that waits for it is led to its questions. */
export function useRunEnd(followed: FollowedRun, { run, step, message }: RunState): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const invalidateTags = useInvalidateTags();
  const end = useEffectEvent(() => {
    const { id, kind, subject, awaitedBy, generatedQuestions } = followed;
    followedRuns.change(id, { hasEnded: true });
    invalidateTags(['GenerationList', { type: 'QuestionList', id: subject }]);
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
