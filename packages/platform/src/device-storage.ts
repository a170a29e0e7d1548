/** Storage of the browser. It may be forbidden or full: then nothing is stored, and nothing breaks. */
function safeStorage(storage: () => Storage) {
  const safe = {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },

    /** What is stored as JSON; undefined when there is nothing, or something else. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(safe.read(key) ?? '') as unknown;
      } catch {
        return undefined;
      }
    },

    /** Says whether the browser has stored it; some take a value without an error and drop it. */
    write(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
      } catch {
        return false;
      }
      return safe.read(key) === value;
    },

    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // There is nothing to remove.
      }
    },

    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
  return safe;
}

/** For all tabs, and for visits to come. */
export const deviceStorage = safeStorage(() => localStorage);

/** For this tab: it outlives a reload. */
export const tabStorage = safeStorage(() => sessionStorage);
