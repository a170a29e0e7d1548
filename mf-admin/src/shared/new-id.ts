/** A name that nobody else gives; `randomUUID` exists only where the page came over TLS or from this machine. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
