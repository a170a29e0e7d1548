/** The question bank that comes with Wattle. This file lies as deep as the bundle that is built from it. */
export const SEED_FOLDER = new URL('../../packages/question-bank/seed/', import.meta.url);
