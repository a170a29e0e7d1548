import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

declare global {
  /** Buttons, radio buttons and checkboxes that were clicked before there was code for it (page.html). */
  var earlyClicks: { targets: Set<HTMLElement>; stop: () => void } | undefined;
}

/** Goes around a tree that takes over the HTML of the server: the visitor may have begun to use it. */
export function Hydrated({ children }: { children: ReactNode }) {
  const scrolled = useRef(0);
  useInsertionEffect(() => {
    scrolled.current = window.scrollY;
  }, []);
  // The router begins each page at its top.
  useLayoutEffect(() => window.scrollTo(0, scrolled.current), []);
  useEffect(() => {
    for (const target of endEarlyClicks()) target.click();
  }, []);
  return children;
}

/** From now on the page has code for its clicks. The smoke test of a release waits for it. */
export function endEarlyClicks(): Iterable<HTMLElement> {
  const { targets = [], stop } = earlyClicks ?? {};
  stop?.();
  globalThis.earlyClicks = undefined;
  return targets;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits until the router has loaded its first page, or at most for so many milliseconds. */
export function routerReady(router: Router, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (initialized) done();
    });
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    if (router.state.initialized) done();
  });
}
