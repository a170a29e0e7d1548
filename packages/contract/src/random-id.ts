/** Random bytes as hexadecimal digits. `randomUUID` exists only where the page came over TLS or from this machine. */
export function randomId(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
