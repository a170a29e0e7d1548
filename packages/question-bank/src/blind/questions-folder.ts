/** Where questions without keys are written, and what was shown is noted; not in git. */
export const QUESTIONS_FOLDER = new URL('../../../../.cache/blind/', import.meta.url);

/** For each slug, the hash of what was shown. */
export const SHOWN_FILE = new URL('shown.json', QUESTIONS_FOLDER);
