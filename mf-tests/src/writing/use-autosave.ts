import { useRetry } from '@wattle/design-system';
import { deviceStorage, errorStatus, useOnReturn } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const RETRY_MS = 5_000;
const MAX_KNOWN = 20;
/** The server has said no; asking again with the same changes nothing. */
const REFUSALS: unknown[] = [400, 403, 404, 413, 422];

interface AutosaveOptions<Value> {
  value: Value;
  /** What the server has when the page begins. */
  initial: Value;
  /** Where the device keeps it until the server has it. */
  key: string;
  /** What the device keeps beside it. */
  base?: object;
  /** See UnsavedCopy. */
  known: readonly Value[];
  setKnown: (known: Value[]) => void;
  /** How long nothing must change before it is saved. */
  pauseMs?: number;
  isPaused?: boolean;
  /** Returns why it was not saved. */
  save: (value: Value) => Promise<unknown>;
}

/** What the device keeps of a value that the server has not got. */
export interface UnsavedCopy<Value> {
  value: Value;
  /**
   * What the server had at the beginning, and what was sent since and is not known to have arrived: where it has one of
   * these, no other page has saved.
   */
  known: Value[];
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
  base,
  known,
  setKnown,
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
  useEffect(() => {
    if (isSaved) deviceStorage.remove(key);
    setKept(isSaved || writeCopy(key, { ...base, value, known }));
  }, [key, base, value, known, isSaved]);

  // The page may be gone before the response is there: no effect writes or removes the copy then.
  const noteSending = () => {
    const tried = [...known.filter((each) => each !== value), value].slice(-MAX_KNOWN);
    writeCopy(key, { ...base, value, known: tried });
    setKnown(tried);
  };
  const saveNoted = async () => {
    const error = await save(value);
    if (!error && isSame(unsavedCopy(key)?.value, value)) deviceStorage.remove(key);
    return error;
  };

  const send = async () => {
    setSending(true);
    noteSending();
    const error = await saveNoted();
    if (!error) {
      setSaved(() => value);
      setKnown([value]);
    }
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
    const isUnderWay = isSending && known.at(-1) === value;
    if (isSaved || isPaused || isRefused || isUnderWay) return;
    noteSending();
    void underWay.current.then(saveNoted);
  });
  useEffect(() => () => sendAtEnd(), []);

  useRetry(trySend, waitsForRetry ? RETRY_MS : undefined);
  useOnReturn(trySend);

  return { isSaved, isSending, error: failed?.error, isRefused, isKept, waitForSave: () => underWay.current };
}

export function unsavedCopy(key: string): Partial<UnsavedCopy<unknown>> | undefined {
  return (deviceStorage.readJson(key) ?? undefined) as Partial<UnsavedCopy<unknown>> | undefined;
}

/** Says whether the device has stored it. */
function writeCopy<Value>(key: string, copy: { value: Value; known: readonly Value[] }): boolean {
  return deviceStorage.write(key, JSON.stringify({ ...copy, keptAt: new Date().toISOString() }));
}

/** Whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((each) =>
    JSON.stringify(each, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value,
    ),
  );
  return first === second;
}
