import type { Generation } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { useGenerationRunQuery, useRefreshGenerationMutation } from '../bank/generation.api';
import type { FollowedRun } from './followed-runs';
import { type RunView, runView } from './run-view';

const POLL_MS = 500;
/** So long a start takes to reach the server. */
const START_MS = 300;

/** A generation that the page follows. */
export interface RunState extends RunView {
  run: Generation | undefined;
  /** False until the server has told a page that finds the generation how it stands. */
  isKnown: boolean;
}

/** Polls a generation until it has ended. */
export function useRun(followed: FollowedRun): RunState {
  const { id, isSending, refusal, hasEnded } = followed;
  const isDue = useDelayed(START_MS) || !isSending;
  const { currentData: run, error } = useGenerationRunQuery(id, {
    skip: !isDue || refusal?.isFinal === true,
    pollingInterval: hasEnded ? 0 : POLL_MS,
  });
  const [refresh] = useRefreshGenerationMutation();
  const isFetched = run !== undefined;
  useEffect(() => {
    // Lists of generations and the count of the day do not have it yet.
    if (isFetched) void refresh({ id });
  }, [isFetched, id, refresh]);
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
