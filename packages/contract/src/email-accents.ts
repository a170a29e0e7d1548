/** Said where an e-mail address has accented letters: not all mail servers know such mailboxes. */
export const ACCENTED_EMAIL = 'Use letters without accents, such as name@example.com.';

/** Whether an e-mail address has letters that not all mail servers take. */
export function hasAccents(address: string): boolean {
  return /[^ -~]/.test(address.trim());
}
