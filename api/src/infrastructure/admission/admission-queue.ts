import { PRIORITIES, type Priority, type Queued } from '../routing/admission.decorators';

interface AdmissionLimits {
  /** Requests in progress, of all priorities, from which on one of this priority waits. */
  inProgress: number;
  waiting: number;
  waitMs: number;
}

/** The limits of one process (docs/decisions/056). */
export const ADMISSION_LIMITS: Record<Priority, AdmissionLimits> = {
  high: { inProgress: 48, waiting: 1_000, waitMs: 4_000 },
  normal: { inProgress: 40, waiting: 1_000, waitMs: 4_000 },
  low: { inProgress: 24, waiting: 200, waitMs: 1_000 },
};

/** The limits of one caller in one process: while it asks again and again, others are served as before. */
const ofCaller = (inProgress: number): AdmissionLimits => ({ inProgress, waiting: 100, waitMs: 4_000 });
export const CALLER_LIMITS = {
  person: { high: ofCaller(6), normal: ofCaller(4), low: ofCaller(2) },
  /** Visitors are told apart by their network only, which may be that of a school. */
  network: { high: ofCaller(24), normal: ofCaller(16), low: ofCaller(8) },
} satisfies Record<string, Record<Priority, AdmissionLimits>>;

type Decide = (isAdmitted: boolean) => void;

/** Limits how many requests are in progress. The oldest waiting request of the highest priority is next. */
export class AdmissionQueue {
  private readonly inProgress = new Set<object>();
  // A map keeps the order in which they came.
  private readonly waiting: Record<Priority, Map<object, Decide>> = {
    high: new Map(),
    normal: new Map(),
    low: new Map(),
  };

  constructor(private readonly limits: Record<Priority, AdmissionLimits> = ADMISSION_LIMITS) {}

  get isEmpty(): boolean {
    return this.inProgress.size === 0 && PRIORITIES.every((priority) => this.waiting[priority].size === 0);
  }

  isFull(priority: Priority): boolean {
    const { inProgress, waiting } = this.limits[priority];
    return this.inProgress.size >= inProgress && this.waiting[priority].size >= waiting;
  }

  /** Resolves with false when too many requests wait, or this one has waited too long. */
  async enter(request: object, { priority, holdsPlace }: Queued): Promise<boolean> {
    const limits = this.limits[priority];
    const waiting = this.waiting[priority];
    const admit = () => {
      if (holdsPlace) this.inProgress.add(request);
      return true;
    };
    if (this.inProgress.size < limits.inProgress) return admit();
    if (this.isFull(priority)) return false;

    return new Promise((resolve) => {
      const timer = setTimeout(() => this.leave(request), limits.waitMs);
      waiting.set(request, (isAdmitted) => {
        clearTimeout(timer);
        waiting.delete(request);
        resolve(isAdmitted && admit());
      });
    });
  }

  leave(request: object): void {
    for (const priority of PRIORITIES) this.waiting[priority].get(request)?.(false);
    if (!this.inProgress.delete(request)) return;
    for (const priority of PRIORITIES) {
      for (const decide of this.waiting[priority].values()) {
        if (this.inProgress.size >= this.limits[priority].inProgress) break;
        decide(true);
      }
    }
  }
}
