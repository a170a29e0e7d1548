/** How an access token is sent. */
export function bearer(token: string): string {
  return `Bearer ${token}`;
}
