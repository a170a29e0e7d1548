import type { ExamType } from '@wattle/contract/questions';
import type { Mix } from './mix-balance';
import type { LastSeen } from './unseen-groups';

export interface Choice {
  count: number;
  /** Preferred (docs/decisions/007); null where all kinds are equal. */
  examType: ExamType | null;
  /** The wanted levels and topics, as far as unseen and preferred questions allow. */
  mix: Mix;
  /** The child's year; without it, years make no difference. */
  grade?: number | undefined;
  /** Like `Math.random`; without it everybody is served the same, in the order of the bank. */
  random?: () => number;
  /** Unseen questions come first. */
  lastSeen?: LastSeen;
}
