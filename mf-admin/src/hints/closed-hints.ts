import { localJson } from '../shared/json-storage';

/** The pages that say what they are for. */
export type HintName = 'empty-bank' | 'first-import' | 'first-generation' | 'operations';

const KEY = 'wattle-closed-hints';

/** Whether a hint has been closed in this browser. */
export function isHintClosed(name: HintName): boolean {
  return closedHints().includes(name);
}

export function closeHint(name: HintName): void {
  if (!isHintClosed(name)) localJson.writeJson(KEY, [...closedHints(), name]);
}

function closedHints(): unknown[] {
  const stored = localJson.readJson(KEY);
  return Array.isArray(stored) ? stored : [];
}
