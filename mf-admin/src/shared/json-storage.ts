import { deviceStorage, tabStorage } from '@wattle/platform';

/** Stored for all tabs, and for visits to come. After a reload an older draft of a form is better than none. */
export const localJson = jsonStorage(deviceStorage, { keepsOlderValue: true });

/** Stored for this tab. A reload must not go on with an earlier import or generation. */
export const sessionJson = jsonStorage(tabStorage, { keepsOlderValue: false });

interface JsonStorageOptions {
  /** Where the browser refuses a value, what it has stored before stays. */
  keepsOlderValue: boolean;
}

/** Values as JSON. What the browser refuses to store, this page has for as long as it is open. */
function jsonStorage({ read, write, remove }: typeof deviceStorage, { keepsOlderValue }: JsonStorageOptions) {
  const memory = new Map<string, string>();
  return {
    readJson(key: string): unknown {
      try {
        return JSON.parse(memory.get(key) ?? read(key) ?? '');
      } catch {
        return undefined;
      }
    },

    /** Says whether a reload would find it. */
    writeJson(key: string, value: unknown): boolean {
      const text = JSON.stringify(value);
      const isStored = write(key, text);
      if (isStored) memory.delete(key);
      else {
        if (!keepsOlderValue) remove(key);
        memory.set(key, text);
      }
      return isStored;
    },

    /** Whether only this page has a value. */
    isInMemory: (key: string): boolean => memory.has(key),

    remove(key: string): void {
      memory.delete(key);
      remove(key);
    },
  };
}
