import { Spinner } from '@wattle/design-system';
import { Boundary, useSession } from '@wattle/platform/core';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation, useNavigation, useRoutes } from 'react-router-dom';
import type { OpenPage, ResolvedPage } from '../remotes/remotes';
import { useRemotes } from '../remotes/remotes-context';
import { LogInFirst } from '../session/log-in-first';
import { NotFoundPage } from './not-found-page';
import { RemoteDownPage } from './remote-down-page';
import { WrongRolePage } from './wrong-role-page';

/** The page of a remote at the address that was navigated to. Its route belongs to the shell, so that its version can change. */
export function RemotePage() {
  const { shown, crashes, retry, recover } = useShownPage(useLoaderData<ResolvedPage>());

  const contentOf = () => {
    if (shown.status === 'missing') return <NotFoundPage />;
    // The guard stands before it, until somebody who may open it logs in meanwhile.
    if (shown.status === 'forbidden') return <RemoteDownPage onRetry={retry} />;
    if (shown.status === 'failed') return <RemoteDownPage kind={shown.kind} onRetry={retry} />;
    return (
      <Boundary
        key={`${shown.release.container} ${shown.path} ${crashes}`}
        onError={(error) => recover(shown, error)}
        fallback={<Spinner label="Loading" />}
      >
        <PageOfRoute {...shown} />
      </Boundary>
    );
  };
  // One child: several would change the values of `useId` inside a page (PageLayout).
  return <Guard>{contentOf()}</Guard>;
}

function PageOfRoute({ path, Page }: Pick<OpenPage, 'path' | 'Page'>) {
  return useRoutes([{ path, element: <Page /> }]);
}

/** Shows a page to whoever may open it; sends others to log in and back, or tells them the way home. */
function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const navigation = useNavigation();
  const remotes = useRemotes();

  if (remotes.mayOpen(pathname, user)) return children;
  if (user) return <WrongRolePage user={user} access={remotes.match(pathname)?.access} />;
  // Somebody who has just logged out is on the way to another page.
  if (navigation.state !== 'idle') return null;
  return <LogInFirst />;
}

interface Attempt {
  /** What the navigation has resolved to. */
  resolved: ResolvedPage;
  shown: ResolvedPage;
  /** Containers whose page has crashed since, one for each crash. */
  crashed: string[];
}

/**
 * What stands at the address that a navigation leads to. A page that crashes is shown once more, then that of the next
 * version; when none is left, that is a failure, until `retry`.
 */
function useShownPage(resolved: ResolvedPage) {
  const remotes = useRemotes();
  const address = useLocation();
  const [latest, setLatest] = useState<Attempt>();
  const isCurrent = latest?.resolved === resolved;
  const { shown, crashed }: Attempt = isCurrent ? latest : { resolved, shown: resolved, crashed: [] };

  const retry = async () => {
    await remotes.update();
    setLatest({ resolved, shown: await remotes.open(address), crashed: [] });
  };

  const recover = async ({ release }: OpenPage, error: unknown) => {
    remotes.report(release, 'crash', error);
    const isSecond = crashed.includes(release.container);
    const all = [...crashed, release.container];
    setLatest({ resolved, shown: isSecond ? await remotes.open(address, all) : shown, crashed: all });
  };

  return { shown, crashes: crashed.length, retry, recover };
}
