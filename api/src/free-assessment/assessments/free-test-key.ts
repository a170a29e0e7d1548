import type { FreeTest } from '@wattle/contract';
import { type AttemptKey, attemptKeyOf, ownerOf } from '../../exams';
import type { Assessment } from './assessment.schema';

/** Never freed: each test of an assessment is taken once. */
export function freeTestKey({ subject }: FreeTest, assessment: Assessment): AttemptKey {
  return attemptKeyOf(ownerOf('visitor', assessment._id), subject);
}
