import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Registry } from '../registry';
import { replaceFile } from './replace-file';

const visitorsSchema = z.number().int().nonnegative();

/** By which figures a canary was taken back. */
const canaryFiguresSchema = z.object({
  visitors: visitorsSchema,
  failedVisitors: visitorsSchema,
  oldVisitors: visitorsSchema,
  oldFailedVisitors: visitorsSchema,
});

/** What has been done to a version, or what it has done. */
const historyEntrySchema = z.object({
  /** The registry that this change led to. */
  sequence: z.number().int(),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(['release', 'rollback', 'canary', 'promote', 'end-canary', 'refuse', 'serve']),
  name: z.string(),
  version: z.string(),
  /** Of a canary: percent of the visitors who get it. */
  share: z.number().int().optional(),
  /** Number of the team's order that it carries out. */
  order: z.number().int().optional(),
  /** Of a release or canary: whether its smoke test was passed in a browser. */
  smokeTest: z.boolean().optional(),
  /** Of what it has served: pages, and those that failed. */
  pages: z.number().int().nonnegative().optional(),
  faults: z.number().int().nonnegative().optional(),
  /** Of a canary that was taken back for its errors: visitors of both versions, and those who met one. */
  figures: canaryFiguresSchema.optional(),
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** An entry before it is known which registry it leads to. */
export type NewEntry = Omit<HistoryEntry, 'sequence'>;

const POINTER_ACTIONS: readonly HistoryEntry['action'][] = ['release', 'rollback', 'promote'];

/** Whether it made a version the one that all visitors get. */
export function movesPointer({ action }: NewEntry): boolean {
  return POINTER_ACTIONS.includes(action);
}

/** Number of the last order for a remote; 0 before the first. */
export function lastOrderIn(history: readonly NewEntry[], name: string): number {
  return Math.max(0, ...history.filter((entry) => entry.name === name).map(({ order = 0 }) => order));
}

/** Who releases, where nobody is named. */
export function thisUser(): string {
  return `${userInfo().username}@${hostname()}`;
}

function historyPath(releasesDir: string): string {
  return join(releasesDir, 'history.jsonl');
}

/**
 * The history of a registry, oldest entry first. An entry is written before the registry it leads to: one whose
 * registry never came is left out.
 */
export async function readHistory(
  releasesDir: string,
  { sequence = 0 }: Pick<Registry, 'sequence'>,
): Promise<HistoryEntry[]> {
  const text = await readFile(historyPath(releasesDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => historyEntrySchema.parse(JSON.parse(line))).filter((entry) => entry.sequence <= sequence);
}

export async function writeHistory(releasesDir: string, entries: readonly HistoryEntry[]): Promise<void> {
  await replaceFile(historyPath(releasesDir), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}
