import type { MouseEvent } from 'react';

/**
 * For the click on a link to a place of the same page: goes there without an entry in the history, because a router
 * knows nothing of an entry that it has not made.
 */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
