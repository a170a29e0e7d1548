import { SkipLink } from '@wattle/design-system';
import { matchRemote, type Registry } from '@wattle/federation/runtime';
import { Boundary } from '@wattle/platform/core';
import { PageLayout, useNotStored } from '@wattle/platform/internal';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Bar } from './navigation/bar';
import { useRemotes } from './remotes/remotes-context';
import { SessionEnd } from './session/session-end';
import { ToastList } from './toasts/toast-list';

/** Most browsers store what they are given. */
const NotStoredAlert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ './toasts/toast-items')).NotStoredAlert,
}));

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isTest = isBarHidden(useRemotes().registry, pathname);
  return (
    <PageLayout
      before={
        <>
          <SkipLink target="main">Skip to content</SkipLink>
          {!isTest && <Bar />}
          <ToastList isNeededSoon={isTest} />
          {!isTest && <NotStoredBanner />}
        </>
      }
      after={
        <>
          <SessionEnd />
          <ScrollRestoration />
        </>
      }
    >
      <Main id="main" tabIndex={-1} ref={useFocusOnNavigation(pathname)}>
        {children}
      </Main>
    </PageLayout>
  );
}

/** After a change of page the keyboard and the screen reader go on at the new one, not at the old link. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

function isBarHidden(registry: Registry, pathname: string): boolean {
  const remote = matchRemote(registry, pathname)?.remote.active;
  return remote?.barHiddenAt.some((beginning) => pathname.startsWith(beginning)) ?? false;
}

/** Stays in the flow of every page for as long as a reload would lose the session, or the results of a visitor. */
function NotStoredBanner() {
  const sentence = useNotStored();
  if (!sentence) return null;
  return (
    <Boundary fallback={<p role="alert">{sentence}</p>}>
      <Suspense>
        <NotStoredAlert>{sentence}</NotStoredAlert>
      </Suspense>
    </Boundary>
  );
}
