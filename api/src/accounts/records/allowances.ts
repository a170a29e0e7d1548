import type { Allowances } from '@wattle/contract/allowances';
import type { UserRecord } from './account.schema';

/** What a child is granted in its tests. What an earlier version stored of extra time counts until it is set anew. */
export function allowancesOf({ allowances, extraTimePercent }: Partial<UserRecord>): Allowances {
  const stored = { ...(extraTimePercent && { extraTime: { amount: extraTimePercent } }), ...allowances };
  return Object.fromEntries(Object.entries(stored).filter(([, allowance]) => allowance !== null));
}
