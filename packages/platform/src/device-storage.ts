/** This browser's storage. It may be forbidden or full: then nothing is kept, and nothing breaks. */
export const deviceStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** What is stored as JSON; undefined when there is nothing, or something else. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(deviceStorage.read(key) ?? '') as unknown;
    } catch {
      return undefined;
    }
  },

  /** Says whether the browser has stored it; some take a value without an error and drop it. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
    } catch {
      return false;
    }
    return deviceStorage.read(key) === value;
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is nothing to remove.
    }
  },

  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
};
