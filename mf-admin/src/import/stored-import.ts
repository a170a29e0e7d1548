import type { ImportAbout } from './import-status';

const KEY = 'wattle-import';

/** The latest import of this tab, so that a reload finds it again. Without a storage there is none. */
export const storedImport = {
  read(): ImportAbout | undefined {
    try {
      return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ImportAbout | null) ?? undefined;
    } catch {
      return undefined;
    }
  },

  write(about: ImportAbout): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(about));
    } catch {
      // A reload will not find it.
    }
  },

  remove(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // There is nothing to remove.
    }
  },
};
