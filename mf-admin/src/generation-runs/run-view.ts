import type { Generation } from '@wattle/contract';
import { errorStatus } from '@wattle/platform';
import type { FollowedRun } from './followed-runs';
import { FAILED, NOT_STARTED } from './sentences';

/** What the page says of a generation. */
export interface RunView {
  step: 'running' | 'done' | 'failed' | 'cancelled';
  /** The server cannot be reached at this moment. */
  isOffline: boolean;
  /** Of one that has ended. */
  message: string;
}

/** @param error - Of the latest poll. */
export function runView({ isSending, refusal }: FollowedRun, run: Generation | undefined, error: unknown): RunView {
  if (refusal?.isFinal) return ended('failed', refusal.message);
  const isUnknown = errorStatus(error) === 404;
  if (isUnknown && !run && !isSending) return ended('failed', refusal?.message ?? NOT_STARTED);
  const isOffline = error !== undefined && !isUnknown;
  if (!run || run.state === 'running' || run.state === 'storing') return { step: 'running', isOffline, message: '' };
  return ended(run.state, run.message || FAILED);
}

const ended = (step: RunView['step'], message: string): RunView => ({ step, isOffline: false, message });
