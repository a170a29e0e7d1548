/**
 * Goes to an address and reloads, as specified: the page starts afresh for whoever has logged in. The log-in page is
 * left out of the history, and the browser itself refuses any address that is not ours.
 */
export function leaveFor(address: string): void {
  window.history.replaceState(null, '', address);
  window.location.reload();
}
