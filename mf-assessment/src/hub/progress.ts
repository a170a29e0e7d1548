import type { FreeAssessmentDetails } from '@wattle/contract';

/** How far an assessment is. */
export interface Progress extends FreeAssessmentDetails {
  /** When the server told it, by the clock of the device. */
  receivedAt: number;
  /** The test that is under way has reached its deadline, and is not marked yet. */
  isTimeUp: boolean;
}
