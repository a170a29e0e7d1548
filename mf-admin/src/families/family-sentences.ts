import type { Privilege } from '@wattle/contract/allowances';
import type { FoundFamily } from '@wattle/contract/families';

type Name = { firstName?: string; lastName?: string; username?: string };

export function fullName({ firstName, lastName, username = '' }: Name): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

/** "Priya (priya.i), Arjun (arjun_i)" */
export function childrenOf({ children }: Pick<FoundFamily, 'children'>): string {
  return children.map(({ firstName, username }) => (firstName ? `${firstName} (${username})` : username)).join(', ');
}

/** "one child", "3 children" */
export function withCount(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}

export function amountInWords(privilege: Privilege, amount: number): string {
  if (privilege === 'readAloud' || privilege === 'largePrint') return amount > 0 ? 'Yes' : 'No';
  if (amount === 0) return 'None';
  return privilege === 'extraTime' ? `${amount}% more` : `${amount} minutes a test`;
}
