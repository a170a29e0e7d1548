import type { Privilege } from '@wattle/contract/allowances';

/** How much is granted, as it is chosen and told. */
export function amountInWords(privilege: Privilege, amount: number): string {
  if (privilege === 'readAloud' || privilege === 'largePrint') return amount > 0 ? 'Yes' : 'No';
  if (amount === 0) return 'None';
  return privilege === 'extraTime' ? `${amount}% more` : `${amount} minutes a test`;
}
