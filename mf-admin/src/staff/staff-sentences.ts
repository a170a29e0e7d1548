import type { StaffRole } from '@wattle/contract/constants';
import type { AccountAction } from '@wattle/contract/staff';
import { formatDateTime } from '@wattle/design-system';

export function sentenceOf({ kind, username, role = 'content', roleBefore = 'content' }: AccountAction): string {
  switch (kind) {
    case 'account-created':
      return `Created the account ${username}, ${ROLE_LABELS[role]}`;
    case 'account-role':
      return `Role of ${username}: ${ROLE_LABELS[roleBefore]} to ${ROLE_LABELS[role]}`;
    case 'account-disabled':
      return `Disabled the account ${username}`;
    case 'account-enabled':
      return `Enabled the account ${username}`;
    case 'account-link':
      return `Made a link for a new password of ${username}`;
    case 'account-password':
      return `Set a new password of ${username} by a command`;
  }
}

export function noteOf({ linkUsedAt }: AccountAction): string {
  return linkUsedAt ? `link used ${formatDateTime(linkUsedAt)}` : '';
}

export const ROLE_LABELS: Record<StaffRole, string> = { admin: 'Admin', content: 'Content', marker: 'Marker' };

export const ROLE_REACH: Record<StaffRole, string> = {
  admin: 'All of Wattle: questions, families, operations and staff.',
  content: 'The question bank, imports and generation. Sees no family and no child.',
  marker: 'Marks writing, without names.',
};
