import { type Autosave, type AutosaveOptions, useAutosave } from '@wattle/exam-player';
import { deviceStorage } from '@wattle/platform';
import { useEffect, useState } from 'react';

const MAX_KNOWN = 20;

/** What the device keeps of a value that the server has not got. */
export interface UnsavedCopy<Value> {
  value: Value;
  /**
   * What the server had at the beginning, and what was sent since and is not known to have arrived: where it has one of
   * these, no other page has saved.
   */
  known: Value[];
}

interface StoredAutosaveOptions<Value> extends AutosaveOptions<Value> {
  /** Where the device keeps it until the server has it. */
  key: string;
  /** What the device keeps beside it. */
  base?: object;
  /** See UnsavedCopy. */
  known: readonly Value[];
  setKnown: (known: Value[]) => void;
}

export interface StoredAutosave extends Autosave {
  /** The server or this device has it. */
  isKept: boolean;
}

/** Keeps a value on the device until the server has saved it. */
export function useStoredAutosave<Value>({
  key,
  base,
  known,
  setKnown,
  save,
  ...options
}: StoredAutosaveOptions<Value>): StoredAutosave {
  const { value } = options;
  const autosave = useAutosave({
    ...options,
    // The page may be gone before the response is there: no effect writes or removes the copy then.
    save: async (sent) => {
      const tried = [...known.filter((each) => each !== sent), sent].slice(-MAX_KNOWN);
      writeCopy(key, { ...base, value: sent, known: tried });
      setKnown(tried);
      const error = await save(sent);
      if (error) return error;
      if (isSame(unsavedCopy(key)?.value, sent)) deviceStorage.remove(key);
      setKnown([sent]);
    },
  });
  const { isSaved } = autosave;

  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (isSaved) deviceStorage.remove(key);
    setKept(isSaved || writeCopy(key, { ...base, value, known }));
  }, [key, base, value, known, isSaved]);

  return { ...autosave, isKept };
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
