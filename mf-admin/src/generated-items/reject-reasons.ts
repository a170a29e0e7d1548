import type { Level } from '@wattle/contract';

/** The reason that is typed. */
export const SOMETHING_ELSE = 'Something else';

/** What staff most often find wrong with a question that has passed the gate. */
export function rejectReasons(level: Level | undefined): string[] {
  const difficulty = level ? [`Too hard for ${level}`, `Too easy for ${level}`] : ['Too hard', 'Too easy'];
  return [...difficulty, 'Hard to understand', 'Wrong key or options', 'Too like another question', SOMETHING_ELSE];
}
