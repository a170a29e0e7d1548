import type { BoundFunctions, queries } from '@testing-library/react';
import type { Role } from '@wattle/contract/constants';
import { restartIds } from '@wattle/contract/testing';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import { forgetCalls, forgetResponses, startFakeApi } from './fake-api';
import { forgetVisit, routerAt, signInAs } from './fake-visit';
import { keepFocus } from './focus-recovery';
import { provideHomes } from './home';
import type { RemoteRoutes } from './routes';
import { StoreProvider } from './store';

export { apiHangs, apiResponds, apiReturns, apiUnreachable } from './fake-api';

interface RemotePageProps {
  routes: RemoteRoutes;
  /** With a state, the page was reached from another one. */
  url: string | { pathname: string; state: object };
}

/** Storybook keeps a story until the next one is rendered; by then a page would have asked the API of that one. */
let removePage = () => {};

/** The page of a remote at an address, in the landmark that the shell has for it. */
function RemotePage({ routes, url }: RemotePageProps) {
  const [router] = useState(() => routerAt(routes, url));
  const [isRemoved, setRemoved] = useState(false);
  useEffect(keepFocus, []);
  useEffect(() => {
    removePage = () => flushSync(() => setRemoved(true));
  }, []);
  if (isRemoved) return null;
  return (
    <StoreProvider>
      <main>
        <RouterProvider router={router} />
      </main>
    </StoreProvider>
  );
}

interface PlayContext {
  canvas: BoundFunctions<typeof queries>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    tab: () => Promise<void>;
  };
}

/** As much of a story of Storybook as pages use. */
export interface PageStory {
  args?: Partial<RemotePageProps>;
  parameters?: object;
  beforeEach: () => () => void;
  /** Waits for what the story is about, and fails without it. */
  play: (context: PlayContext) => Promise<unknown>;
}

/** What all stories of a page share; the file adds the tag `!autodocs`, as there is one store for all stories. */
export function pageAt(routes: RemoteRoutes, url: RemotePageProps['url']) {
  return { component: RemotePage, args: { routes, url }, parameters: { layout: 'fullscreen' } };
}

/**
 * Somebody's visit of a page with a fake API, from the start of a story to its end.
 *
 * @param role - Who is signed in; null for a visitor.
 * @param prepare - Tells the fake API what it returns.
 */
export function visitOf(role: Role | null, prepare: () => void = () => undefined): () => () => void {
  return () => {
    restartIds();
    provideHomes((of) => `/home-of-${of}`);
    // The page shows it as a fault of the network; an error that nobody caught fails the story.
    startFakeApi({ reportMissing: (message) => reportError(new Error(message)) });
    if (role) signInAs(role, aUserId());
    prepare();
    return () => {
      removePage();
      forgetResponses();
      forgetVisit();
      forgetCalls();
      sessionStorage.clear();
    };
  };
}

/** Of nobody else: what modules keep in memory for the user of a story before is not found. */
function aUserId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
