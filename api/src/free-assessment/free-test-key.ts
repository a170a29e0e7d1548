import type { FreeTest } from '@wattle/contract';
import { ownerOf, uniqueKeyOf } from '../attempts/attempt-keys';
import type { Assessment } from './assessment.schema';

/** Never freed: each test of an assessment is taken once. */
export function freeTestKey({ subject }: FreeTest, assessment: Assessment): string {
  return uniqueKeyOf(ownerOf('visitor', assessment._id), subject);
}
