import type { SessionUser } from '@wattle/contract/accounts';
import type { AccountAction, PasswordLink, StaffAccount, StaffAccounts } from '@wattle/contract/staff';
import { apiReturns } from '@wattle/platform/stories';

const since = { createdAt: '2026-03-03T02:00:00.000Z' };

export const ANNA: StaffAccount = {
  ...{ id: '1'.repeat(24), username: 'anna', role: 'content', ...since },
  lastLogInAt: '2025-11-12T02:00:00.000Z',
};

export const BEN: StaffAccount = {
  ...{ id: '2'.repeat(24), username: 'ben', role: 'marker', ...since },
  disabledAt: '2026-03-09T02:00:00.000Z',
};

export const LINK: PasswordLink = {
  username: 'carla',
  link: 'https://wattle.example/reset-password?for=staff#6a0f2c.d2F0dGxl',
  expiresAt: '2025-11-13T02:00:00.000Z',
};

const done = { at: '2025-11-12T02:00:00.000Z', by: 'hannah', username: 'anna' };
const ACTIONS: AccountAction[] = [
  { ...done, id: '8'.repeat(24), kind: 'account-role', roleBefore: 'marker', role: 'content' },
  { ...done, id: '9'.repeat(24), kind: 'account-link', linkUsedAt: '2025-11-12T03:00:00.000Z' },
];

export const STAFF: StaffAccounts = { accounts: [ANNA, BEN], actions: ACTIONS };

/** What the API says of the accounts of staff; one is that of the user. */
export function staffIs({ id, username }: Pick<SessionUser, 'id' | 'username'>): void {
  const own: StaffAccount = { id, username, role: 'admin', ...since };
  apiReturns('staff', { ...STAFF, accounts: [...STAFF.accounts, own] });
}
