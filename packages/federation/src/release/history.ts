import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Registry } from '../registry';
import { hashOf, type RegistryKeys, requireSignature, signTogether, statementIn, type TrustedKeys } from '../signing';
import { isEmpty, ReleaseError, readLimited } from './published';
import { replaceFile } from './replace-file';

/** Some hundred thousand changes. */
const MAX_HISTORY_BYTES = 64_000_000;

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

/** A line of the file as it was written, for those who hash it. */
interface Line {
  text: string;
  entry: HistoryEntry;
}

/**
 * The history of a registry, oldest entry first. An entry is written before the registry it leads to: one whose
 * registry never came is left out.
 *
 * @param keys - Without them nothing is checked: for those who only show it.
 * @throws ReleaseError when it is not what was written.
 */
export async function readHistory(
  releasesDir: string,
  registry: Registry,
  keys: Pick<TrustedKeys, 'publicKeys'> | undefined,
): Promise<HistoryEntry[]> {
  return (await readLines(releasesDir, registry, keys)).map(({ entry }) => entry);
}

async function readLines(
  releasesDir: string,
  registry: Registry,
  keys: Pick<TrustedKeys, 'publicKeys'> | undefined,
): Promise<Line[]> {
  const text = await readLimited(historyPath(releasesDir), MAX_HISTORY_BYTES).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const { sequence = 0 } = registry;
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ text: line, entry: historyEntrySchema.parse(JSON.parse(line)) }))
    .filter(({ entry }) => entry.sequence <= sequence);
  const named = newestLineOf(registry);
  if (keys && named !== undefined) requireChain(lines, named, keys.publicKeys);
  return lines;
}

/** Undefined in what was signed before lines were. */
function newestLineOf(registry: Registry): string | undefined {
  return isEmpty(registry) && !registry.signed ? '' : statementIn(registry)?.history;
}

/**
 * Each line holds the hash of the one before, so that the one that the registry names stands for all before it, whoever
 * has signed them. Later ones, which changed nothing in the registry, count by their own signatures.
 */
function requireChain(lines: readonly Line[], named: string, publicKeys: readonly string[]): void {
  const hashes = lines.map(({ text }) => hashOf(text));
  const newest = hashes.lastIndexOf(named);
  if (named !== '' && newest < 0) refuse('It lacks the newest line that the registry names');
  for (const [index, { text }] of lines.entries()) {
    const { key, signature, ...content } = JSON.parse(text);
    if (content.previous !== (hashes[index - 1] ?? '')) refuse(`Line ${index + 1} does not follow the one before it`);
    if (index <= newest) continue;
    try {
      requireSignature({ statement: JSON.stringify(content), key, signature }, publicKeys);
    } catch (error) {
      refuse(`Line ${index + 1} was not signed. ${(error as Error).message}`);
    }
  }
}

function refuse(reason: string): never {
  throw new ReleaseError(
    `history.jsonl cannot be trusted. ${reason}. Look at it; pnpm releases --sign signs it as it is.`,
  );
}

/** Writes entries behind those that count. Returns the hash of the newest line. */
export async function appendHistory(
  releasesDir: string,
  registry: Registry,
  entries: readonly HistoryEntry[],
  keys: RegistryKeys,
): Promise<string> {
  const lines = (await readLines(releasesDir, registry, keys)).map(({ text }) => text);
  return entries.length > 0 ? writeChain(releasesDir, lines, entries, keys) : hashOfLast(lines);
}

/** Signs a history as it is, for those who trust it. Returns the hash of the newest line. */
export async function signHistory(releasesDir: string, registry: Registry, keys: RegistryKeys): Promise<string> {
  return writeChain(releasesDir, [], await readHistory(releasesDir, registry, undefined), keys);
}

async function writeChain(
  releasesDir: string,
  before: readonly string[],
  entries: readonly HistoryEntry[],
  { own }: RegistryKeys,
): Promise<string> {
  const lines = [...before];
  for (const entry of entries) {
    const content = { ...entry, previous: hashOfLast(lines) };
    lines.push(JSON.stringify({ ...content, ...signTogether(content, [own]).signatures[0] }));
  }
  await replaceFile(historyPath(releasesDir), lines.map((line) => `${line}\n`).join(''));
  return hashOfLast(lines);
}

function hashOfLast(lines: readonly string[]): string {
  const last = lines.at(-1);
  return last === undefined ? '' : hashOf(last);
}
