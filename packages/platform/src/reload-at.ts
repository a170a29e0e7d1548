/**
 * Goes to an address and reloads, as specified for a log-in: the page starts afresh for whoever is signed in. The page
 * that is left goes out of the history, and the browser itself refuses any address that is not ours.
 */
export function reloadAt(address: string): void {
  window.history.replaceState(null, '', address);
  window.location.reload();
}
