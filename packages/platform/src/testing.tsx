import { act, configure, type RenderResult, render } from '@testing-library/react';
import type { SessionUser } from '@wattle/contract/accounts';
import type { Role } from '@wattle/contract/constants';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { forgetCalls, forgetResponses, startFakeApi } from './fake-api';
import { forgetVisit, routerAt, signInAs as signInWithoutAct } from './fake-visit';
import { keepFocus } from './focus-recovery';
import { provideHomes } from './home';
import type { RemoteRoutes } from './routes';
import { followStorage } from './session';
import { StoreProvider, store } from './store';

export {
  apiCalls,
  apiHangs,
  apiRequiresToken,
  apiResponds,
  apiReturns,
  apiUnreachable,
  type RecordedCall,
} from './fake-api';

// A page is imported when it is opened, which takes a while where every core is at work: no test fails for that.
configure({ asyncUtilTimeout: 30_000 });

/** Styles that apply to nothing are made once. */
const UNSEEN = new ServerStyleSheet().instance;

let earlierNotices = new Set<string>();

beforeEach(() => {
  provideHomes((role) => `/home-of-${role}`);
  startFakeApi();
  earlierNotices = new Set(store.getState().notices.map(({ id }) => id));
});

afterEach(() => {
  forgetResponses();
  act(forgetVisit);
  forgetCalls();
  // The next page brings its own styles.
  for (const styles of document.head.querySelectorAll('style')) styles.remove();
});

/** Somebody is signed in, with the tokens `access.1` and `refresh.1`. */
export function signInAs(role: Role, id?: string): SessionUser {
  let user!: SessionUser;
  act(() => {
    user = signInWithoutAct(role, id);
  });
  return user;
}

/** Texts of the notices that the page has shown in this test. */
export function shownNotices(): string[] {
  const { notices } = store.getState();
  return notices.filter(({ id }) => !earlierNotices.has(id)).map(({ text }) => text);
}

/** The notices that this test has shown and nothing has closed. */
export function openNotices(): string[] {
  const { notices } = store.getState();
  return notices.filter(({ id, isClosed }) => !earlierNotices.has(id) && !isClosed).map(({ text }) => text);
}

interface Shown {
  /** Whether the page has its styles, for tests of what they hide. To match them takes a third of a test's time. */
  isStyled?: boolean;
}

/** A page in a test, and the router that shows it. */
interface ShownPage extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/** Shows the page of a remote at an address, as the shell would. */
export function renderRemote(routes: RemoteRoutes, url: string, shown: Shown = {}): ShownPage {
  followStorage();
  return renderPages(routerAt(routes, url), shown);
}

/** Shows an element as a page that was reached from another one, and stays whatever the address becomes. */
export function renderElement(element: ReactNode, shown: Shown = {}): ShownPage {
  const pages = [{ path: '*', element }];
  return renderPages(createMemoryRouter(pages, { initialEntries: ['/before', '/'], initialIndex: 1 }), shown);
}

/** As the shell does for each page. */
function WithFocus({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return children;
}

function renderPages(router: ShownPage['router'], { isStyled = false }: Shown): ShownPage {
  const view = render(
    <StyleSheetManager {...(isStyled ? { target: document.head } : { sheet: UNSEEN })}>
      <StoreProvider>
        <WithFocus>
          <RouterProvider router={router} />
        </WithFocus>
      </StoreProvider>
    </StyleSheetManager>,
  );
  return { ...view, router };
}
