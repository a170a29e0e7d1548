import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU of one request in milliseconds. */
interface Cost {
  api: number;
  database: number;
}

/** What one child, one test and one request cost, as capacity.bench.ts has measured it. */
export interface Measured {
  measuredAt: string;
  cpuMs: Record<'logIn' | 'list' | 'open' | 'save' | 'submit', Cost>;
  /** A start, as start-storm.bench.ts has it, on one API process and one engine. */
  storm: { children: number; seconds: number; p99Ms: number };
  /** With their index entries, in the file of the embedded engine (`pnpm --filter @wattle/api index-costs`). */
  storedBytes: Record<'child' | 'attempt', number>;
  /** As the shell's server sends them, compressed. */
  sentBytes: Record<'firstVisit' | 'list' | 'open' | 'save' | 'submit', number>;
}

export const MEASURED_FILE = join(import.meta.dirname, 'measured.json');

export function readMeasured(): Measured {
  return JSON.parse(readFileSync(MEASURED_FILE, 'utf8')) as Measured;
}
