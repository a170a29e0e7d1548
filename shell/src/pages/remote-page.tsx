import { Spinner } from '@wattle/design-system';
import { useLoaderData, useRoutes } from 'react-router-dom';
import { Boundary } from '../boundary';
import type { Opened, OpenPage } from '../remotes/remotes';
import { useShownPage } from '../remotes/use-shown-page';
import { Guard } from './guard';
import { NotFoundPage } from './not-found-page';
import { RemoteDownPage } from './remote-down-page';

/** The page of a remote at the address that was navigated to. The route of it belongs to the shell, so that its version can change. */
export function RemotePage() {
  const { shown, crashes, retry, recover } = useShownPage(useLoaderData<Opened>());

  const contentOf = () => {
    if (shown.status === 'missing') return <NotFoundPage />;
    if (shown.status === 'failed') return <RemoteDownPage kind={shown.kind} onRetry={retry} />;
    return (
      <Boundary
        key={`${shown.release.container} ${shown.path} ${crashes}`}
        onError={(error) => recover(shown, error)}
        fallback={() => <Spinner label="Loading" />}
      >
        <PageOfRoute {...shown} />
      </Boundary>
    );
  };
  // One child: several would change the values of `useId` inside a page (PageLayout).
  return <Guard>{contentOf()}</Guard>;
}

/** Gives the page the parameters of its path. */
function PageOfRoute({ path, Page }: Pick<OpenPage, 'path' | 'Page'>) {
  return useRoutes([{ path, element: <Page /> }]);
}
