import { useRetry } from '@wattle/design-system';
import { errorStatus, useOnReturn } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const RETRY_MS = 5_000;
/** The server has said no; asking again with the same changes nothing. */
const REFUSALS: unknown[] = [400, 403, 404, 413, 422];

export interface AutosaveOptions<Value> {
  value: Value;
  /** What the server has when the page begins. */
  initial: Value;
  /** How long nothing must change before it is saved. */
  pauseMs?: number;
  isPaused?: boolean;
  /** Returns why it was not saved. */
  save: (value: Value) => Promise<unknown>;
}

export interface Autosave {
  isSaved: boolean;
  isSending: boolean;
  /** Why the last save has failed. */
  error: unknown;
  isRefused: boolean;
  /** Waits for a save that is under way. */
  waitForSave: () => Promise<unknown>;
  /** Waits for the save under way, then saves what it did not contain. */
  saveNow: () => Promise<void>;
}

/**
 * Saves a value after each change, one save after the other, and again once the network is back. What was changed within
 * the pause is sent when the page is left.
 */
export function useAutosave<Value>({
  value,
  initial,
  pauseMs = 0,
  isPaused = false,
  save,
}: AutosaveOptions<Value>): Autosave {
  const [saved, setSaved] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ value: Value; error: unknown }>();
  /** The last save, which gives why it has failed. */
  const lastSave = useRef<{ value: Value; error: Promise<unknown> }>(undefined);
  // A save under way, or one that seems to have failed, may still replace what the server has.
  const isSaved = value === saved && !isSending && !failed;
  const isRefused = failed !== undefined && isRefusal(failed.error);
  const needsSave = !isSaved && !isPaused && !(isRefused && failed?.value === value);
  const mayBeSent = needsSave && !isSending;

  const send = async () => {
    setSending(true);
    const error = await save(value);
    if (!error) setSaved(() => value);
    setFailed(error ? { value, error } : undefined);
    setSending(false);
    return error;
  };
  const begin = () => {
    lastSave.current = { value, error: send() };
    return lastSave.current.error;
  };
  const trySend = () => void (mayBeSent && begin());
  const sendAfterPause = useEffectEvent(trySend);

  const waitsForRetry = failed !== undefined && !isRefused;
  useEffect(() => {
    if (!mayBeSent || waitsForRetry) return;
    // A value that changes again within the pause is not sent.
    const timer = setTimeout(() => sendAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [value, mayBeSent, waitsForRetry, pauseMs]);

  const saveNow = async () => {
    const call = lastSave.current;
    const error = await call?.error;
    if (lastSave.current !== call) {
      // Another caller, or the pause, has sent it meanwhile.
      await lastSave.current?.error;
      return;
    }
    const isDone = call?.value === value && (!error || isRefusal(error));
    if (needsSave && !isDone) await begin();
  };
  const saveAtEnd = useEffectEvent(saveNow);
  useEffect(() => () => void saveAtEnd(), []);

  useRetry(trySend, waitsForRetry ? RETRY_MS : undefined);
  useOnReturn(trySend);

  return {
    isSaved,
    isSending,
    error: failed?.error,
    isRefused,
    waitForSave: async () => lastSave.current?.error,
    saveNow,
  };
}

function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(errorStatus(error));
}
