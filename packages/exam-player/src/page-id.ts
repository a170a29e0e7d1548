/** Names this page for the server, so that it can tell which of several is the active one; made once per page load. */
export const PAGE_ID: string = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
