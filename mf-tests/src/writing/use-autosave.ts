import { useRetry } from '@wattle/design-system';
import { deviceStorage, errorStatus, useOnReturn } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const RETRY_MS = 5_000;
/** The server has said no; asking again with the same changes nothing. */
const REFUSALS: unknown[] = [400, 403, 404, 413, 422];

interface AutosaveOptions<Value> {
  value: Value;
  /** What the server has when the page begins. */
  initial: Value;
  /** Where the device keeps it until the server has it. */
  key: string;
  /** What the device keeps of it. */
  toKeep?: unknown;
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
  /** The server or this device has it. */
  isKept: boolean;
  /** Waits for a save that is under way. */
  waitForSave: () => Promise<void>;
}

/** Saves a value after each change, one save after the other, and again once the network is back. */
export function useAutosave<Value>({
  value,
  initial,
  key,
  toKeep = value,
  pauseMs = 0,
  isPaused = false,
  save,
}: AutosaveOptions<Value>): Autosave {
  const [saved, setSaved] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ value: Value; error: unknown }>();
  const underWay = useRef(Promise.resolve());
  const isSaved = value === saved;
  const isRefused = failed !== undefined && REFUSALS.includes(errorStatus(failed.error));
  const mayBeSent = !isSaved && !isSending && !isPaused && !(isRefused && failed?.value === value);

  const [isKept, setKept] = useState(true);
  const kept = JSON.stringify(toKeep);
  useEffect(() => {
    if (isSaved) deviceStorage.remove(key);
    setKept(isSaved || deviceStorage.write(key, kept));
  }, [key, kept, isSaved]);

  const send = async () => {
    setSending(true);
    const error = await save(value);
    if (!error) setSaved(() => value);
    setFailed(error ? { value, error } : undefined);
    setSending(false);
  };
  const trySend = () => {
    if (mayBeSent) underWay.current = send();
  };
  const sendNow = useEffectEvent(trySend);

  const waitsForRetry = failed !== undefined && !isRefused;
  useEffect(() => {
    if (!mayBeSent || waitsForRetry) return;
    // A value that changes again within the pause is not sent.
    const timer = setTimeout(() => sendNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [value, mayBeSent, waitsForRetry, pauseMs]);
  // What was typed within the pause is sent when the page is left.
  const sendAtEnd = useEffectEvent(() => {
    if (!isSaved && !isPaused && !isRefused) void underWay.current.then(() => save(value));
  });
  useEffect(() => () => sendAtEnd(), []);

  useRetry(trySend, waitsForRetry ? RETRY_MS : undefined);
  useOnReturn(trySend);

  return { isSaved, isSending, error: failed?.error, isRefused, isKept, waitForSave: () => underWay.current };
}
