import type { AccountAction } from '@wattle/contract/staff';
import { formatDateTime } from '@wattle/design-system';
import { ROLE_LABELS } from './roles';

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
