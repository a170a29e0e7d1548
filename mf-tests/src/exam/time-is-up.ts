import type { AttemptKind } from '@wattle/contract';
import { kindTitle } from '../attempt-title';

/** Said when the clock, not the child, has ended a test. */
export function timeIsUp(kind: AttemptKind): string {
  return `Time is up. Your ${kindTitle(kind).toLowerCase()} was handed in.`;
}
