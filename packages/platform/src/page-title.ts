import { useLayoutEffect } from 'react';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  // Before the browser shows the page, so that its heading is never seen beside the title of the page before it.
  useLayoutEffect(() => {
    document.title = `${title} · Wattle`;
  }, [title]);
}
