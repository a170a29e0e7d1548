import { tabStorage } from '../shared/tab-storage';
import type { ImportAbout } from './import-status';

const KEY = 'wattle-import';

/** The latest import of this tab, so that a reload finds it again. */
export const storedImport = {
  read: () => tabStorage.readJson(KEY) as ImportAbout | undefined,
  write: (about: ImportAbout) => tabStorage.writeJson(KEY, about),
  remove: () => tabStorage.remove(KEY),
};
