import type { MouseEvent } from 'react';

/** Whether a click on a link leads this page elsewhere; with a modifier, another tab or window opens and this page stays. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
