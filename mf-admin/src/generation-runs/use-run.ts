import type { Generation } from '@wattle/contract';
import { useEffect, useState } from 'react';
import { useGenerationRunQuery, useRefreshGenerationMutation } from '../bank/generation.api';
import type { FollowedRun } from './followed-runs';
import { type RunView, runView } from './run-view';

const POLL_MS = 500;
/** So long a start takes to reach the server. */
const START_MS = 300;

/** Polls a generation until it has ended. */
export function useRun(followed: FollowedRun): RunView & { run: Generation | undefined } {
  const { id, isSending = false, refusal, hasEnded } = followed;
  const isDue = useDelayed(START_MS) || !isSending;
  const { currentData: run, error } = useGenerationRunQuery(id, {
    skip: !isDue || refusal?.isFinal === true,
    pollingInterval: hasEnded ? 0 : POLL_MS,
  });
  const [refresh] = useRefreshGenerationMutation();
  const isKnown = run !== undefined;
  useEffect(() => {
    // Lists of generations and the count of the day do not have it yet.
    if (isKnown) void refresh({ id });
  }, [isKnown, id, refresh]);
  return { run, ...runView(followed, run, error) };
}

function useDelayed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
