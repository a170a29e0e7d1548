import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { errorStatus } from '@wattle/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveMarkingMutation } from './markings.api';

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

/** Whether somebody else has the text now, or it is gone. */
export function isLost(error: unknown): boolean {
  const status = errorStatus(error);
  return status === 409 || status === 404;
}

/** Saves a marking a moment after each change, and when the page is left; after a failure it tries again. */
export function useAutosave({ id, savedVersion }: WritingMarking, body: MarkingBody, isOn: boolean) {
  const [save, { error, isLoading }] = useSaveMarkingMutation();
  const [savedBody, setSavedBody] = useState(body);
  const saving = useRef<Promise<unknown>>(undefined);
  const version = useRef(savedVersion);
  const isDirty = body !== savedBody;
  const isNeeded = isOn && isDirty && !isLost(error);

  const saveNow = async () => {
    version.current += 1;
    const call = save({ id, body: { ...body, version: version.current } });
    saving.current = call;
    const result = await call;
    if (!result.error) setSavedBody(body);
  };
  const saveLater = useEffectEvent(() => void saveNow());
  const saveAtEnd = useEffectEvent(() => {
    if (isNeeded) void Promise.resolve(saving.current).then(saveNow);
  });

  // `body` begins the pause again.
  useEffect(() => {
    if (!isNeeded || isLoading) return;
    const timer = setTimeout(() => saveLater(), error ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body, isNeeded, isLoading, error]);
  useEffect(() => () => saveAtEnd(), []);

  return {
    error,
    isDirty,
    /** Ends once no save is under way; with `isNeeded` it saves what is not saved yet. */
    finish: async (withChanges: boolean) => {
      await saving.current;
      if (withChanges && isNeeded) await saveNow();
    },
  };
}
