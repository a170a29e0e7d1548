import { SkipLink } from '@wattle/design-system';
import { PageLayout } from '@wattle/platform/internal';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Bar } from './navigation/bar';
import { isBarHidden } from './navigation/menu';
import { NotStoredBanner } from './notices/not-stored-banner';
import { NoticeList } from './notices/notice-list';
import { useRemotes } from './remotes/remotes-context';
import { SessionEnd } from './session/session-end';

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
          <NoticeList isNeededSoon={isTest} />
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
