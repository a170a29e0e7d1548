import { mkdirSync, writeFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root';
import { say } from './figures';

/** Not in the repository. Chromium's DevTools open the files: Performance, Load profile. */
const FOLDER = join(ROOT, '.cache/profiles');

/** What no JavaScript does. */
const OUTSIDE = ['(garbage collector)', '(program)', '(idle)'];

/** The thread that has done the most: one of them waits for messages, or compiles sources. */
function busiest(profiles: readonly Profiler.Profile[]): Profiler.Profile {
  const [first] = profiles.toSorted((one, other) => busyMs(other) - busyMs(one));
  if (!first) throw new Error('No thread was profiled');
  return first;
}

function busyMs(profile: Profiler.Profile): number {
  return [...msByPart(profile)].reduce((sum, [part, ms]) => (part === '(idle)' ? sum : sum + ms), 0);
}

/** Milliseconds of each part: the library, or Wattle itself, that is the nearest in the call stack. */
function msByPart({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const parts = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, inherited: string) => {
    const node = byId.get(id);
    if (!node) return;
    const part = partOf(node) ?? inherited;
    parts.set(id, part);
    for (const child of node.children ?? []) visit(child, part);
  };
  visit(nodes[0]?.id ?? 0, 'Node.js: sockets, HTTP, promises');
  const ms = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id) ?? '';
    // A sample stands for the time until the next one.
    ms.set(part, (ms.get(part) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1_000);
  }
  return ms;
}

/** Undefined for what Node.js does on behalf of its caller. */
function partOf({ callFrame: { functionName, url } }: Profiler.ProfileNode): string | undefined {
  if (OUTSIDE.includes(functionName)) return functionName;
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return library ?? (url.startsWith('file:') ? 'Wattle' : undefined);
}

/** Writes the profile of a process, and says what of it each part has had. */
export function reportProfile(name: string, profiles: readonly Profiler.Profile[], requests: number): void {
  const profile = busiest(profiles);
  const file = join(FOLDER, `${name}.cpuprofile`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(profile));
  say(`  ${file}: milliseconds of each request`);
  const parts = [...msByPart(profile)].sort(([, one], [, other]) => other - one);
  for (const [part, ms] of parts) {
    const each = ms / requests;
    if (each >= 0.005) say(`    ${each.toFixed(2).padStart(6)}  ${part}`);
  }
}
