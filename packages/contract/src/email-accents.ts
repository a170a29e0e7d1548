/** Said where an email address has accented letters: not all mail servers know such mailboxes. */
export const ACCENTED_EMAIL = 'Use letters without accents, such as name@example.com.';

/** Whether an email address has letters that not all mail servers take. */
export function hasAccents(address: string): boolean {
  return /[^ -~]/.test(address.trim());
}
