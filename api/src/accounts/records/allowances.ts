import type { Allowances } from '@wattle/contract/allowances';
import type { UserRecord } from './account.schema';

/** What a child is granted in its tests. */
export function allowancesOf({ allowances = {} }: Partial<UserRecord>): Allowances {
  return Object.fromEntries(Object.entries(allowances).filter(([, allowance]) => allowance !== null));
}
