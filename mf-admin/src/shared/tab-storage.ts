/** Storage of this tab, which outlives a reload. Where the browser stores nothing, a reload finds nothing. */
export const tabStorage = {
  readJson(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },

  writeJson(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A reload will not find it.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to remove.
    }
  },
};
