import type { ExamType } from '@wattle/contract';
import type { Mix } from './mix';
import type { LastSeen } from './unseen-groups';

/** What is wanted of a test. */
export interface Choice {
  count: number;
  /** Questions of this kind come before others (docs/decisions/007); null: all are alike. */
  examType: ExamType | null;
  /** Which levels and topics there should be, as far as what is new and wanted allows. */
  mix: Mix;
  /** From 0 to below 1; without it everybody is served the same, in the order of the bank. */
  random?: () => number;
  /** When this child last met a question. What it has not met comes first. */
  lastSeen?: LastSeen;
}
