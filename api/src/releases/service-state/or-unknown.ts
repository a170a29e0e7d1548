import pTimeout from 'p-timeout';

/** What takes longer to read counts as unknown: a scrape has a time limit of its own. */
export const READING_MS = 1_000;

/** Undefined when a figure cannot be read in time. */
export async function orUnknown<Figure>(reading: Promise<Figure>): Promise<Figure | undefined> {
  try {
    return await pTimeout(reading, { milliseconds: READING_MS });
  } catch {
    return undefined;
  }
}
