import type { createBrowserRouter } from 'react-router-dom';

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
