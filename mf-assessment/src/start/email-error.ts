/** What is wrong with an address: mailboxes with accented letters are not known to all mail servers yet. */
export function emailError(address: string, otherwise: string | undefined): string | undefined {
  return /[^ -~]/.test(address.trim()) ? 'Use letters without accents, such as name@example.com.' : otherwise;
}
