/** The data of the bank. */
export const SEED_FOLDER = new URL('../../seed/', import.meta.url);
