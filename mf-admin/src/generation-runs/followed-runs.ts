import type { Subject } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';
import type { Question } from '@wattle/contract/questions';
import { useSession } from '@wattle/platform';
import { useSyncExternalStore } from 'react';
import { sessionJson } from '../shared/json-storage';

const KEY = 'wattle-generations';
const MAX_STORED = 20;

export interface RunDescriptor {
  id: string;
  kind: Generation['kind'];
  subject: Subject;
  parentId: string;
  parentText?: string | undefined;
  userId: string;
}

export interface Refusal {
  message: string;
  /** Milliseconds since 1970 at which the server wants to be asked again. */
  retryAt?: number | undefined;
  /** Surely nothing was started; without it only the server knows. */
  isFinal: boolean;
}

export interface FollowedRun extends RunDescriptor {
  /** The call that starts it has no response yet; undefined where this tab did not start it since it was loaded. */
  isSending?: boolean;
  /** The page that waits for it, as long as that page stays open; it is led to the result. */
  awaitedBy?: symbol | undefined;
  refusal?: Refusal | undefined;
  hasEnded?: boolean;
  generatedQuestions?: Question[] | undefined;
}

const storedRuns = () => (sessionJson.readJson(KEY) ?? []) as readonly RunDescriptor[];

/**
 * The generations that this tab follows. A reload finds them again by their names. Another version of this remote may
 * follow others in the same tab, so that each change is made in what is stored at that moment.
 */
class FollowedRuns {
  private runs: readonly FollowedRun[] = storedRuns();
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.runs;

  add(run: FollowedRun): void {
    if (this.runs.some(({ id }) => id === run.id)) return;
    this.set([...this.runs, run].slice(-MAX_STORED));
    const { id, kind, subject, parentId, parentText, userId } = run;
    const others = storedRuns().filter((each) => each.id !== id);
    sessionJson.writeJson(KEY, [...others, { id, kind, subject, parentId, parentText, userId }].slice(-MAX_STORED));
  }

  change(id: string, change: Partial<FollowedRun>): void {
    this.set(this.runs.map((run) => (run.id === id ? { ...run, ...change } : run)));
    if (change.refusal?.isFinal) forgetStored(id);
  }

  remove(id: string): void {
    this.set(this.runs.filter((run) => run.id !== id));
    forgetStored(id);
  }

  leave(page: symbol): void {
    if (!this.runs.some(({ awaitedBy }) => awaitedBy === page)) return;
    this.set(this.runs.map((run) => (run.awaitedBy === page ? { ...run, awaitedBy: undefined } : run)));
  }

  private set(runs: readonly FollowedRun[]): void {
    this.runs = runs;
    for (const listener of this.listeners) listener();
  }
}

function forgetStored(id: string): void {
  sessionJson.writeJson(
    KEY,
    storedRuns().filter((run) => run.id !== id),
  );
}

export const followedRuns = new FollowedRuns();

export function isSameTask(
  one: Pick<RunDescriptor, 'kind' | 'parentId'>,
  other: Pick<RunDescriptor, 'kind' | 'parentId'>,
) {
  return one.kind === other.kind && one.parentId === other.parentId;
}

export function isUnderWay({ hasEnded, refusal }: FollowedRun): boolean {
  return !hasEnded && !refusal?.isFinal;
}

export function useFollowedRuns(): FollowedRun[] {
  const { user } = useSession();
  const runs = useSyncExternalStore(followedRuns.subscribe, followedRuns.snapshot);
  return runs.filter(({ userId }) => userId === user?.id);
}
