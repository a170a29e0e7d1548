import { sessionJson } from '../shared/json-storage';
import type { ImportAbout } from './import-status';

const KEY = 'wattle-import';

/** The latest import of this tab, so that a reload finds it again. */
export const storedImport = {
  read: () => sessionJson.readJson(KEY) as ImportAbout | undefined,
  write: (about: ImportAbout) => sessionJson.writeJson(KEY, about),
  remove: () => sessionJson.remove(KEY),
};
