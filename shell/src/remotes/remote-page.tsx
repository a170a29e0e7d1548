import type { RemoteRoute } from '@wattle/platform';
import { type ComponentType, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Boundary } from '../boundary';
import { RemoteDownPage } from '../pages/remote-down-page';
import { Guard } from './guard';
import { LoadedPage, type LoadPage } from './loaded-page';

/**
 * A page of a remote as a route of the shell. The route itself never fails to load, because the router would remember
 * that for good: a page that cannot be had shows a card with a retry in its place.
 */
export function remotePage(remoteName: string, { path, load }: RemoteRoute, loadEarlier?: LoadPage): RouteObject {
  const page = new LoadedPage(load, loadEarlier);
  return {
    id: `${remoteName} ${path}`,
    path,
    lazy: async () => {
      await page.fetch().catch(() => undefined);
      return { Component: () => <RemotePage page={page} /> };
    },
  };
}

function RemotePage({ page }: { page: LoadedPage }) {
  const [Page, setPage] = useState<ComponentType | undefined>(() => page.component);
  const retry = async () => {
    const fetched = await page.fetch();
    setPage(() => fetched);
  };
  return (
    <Guard>
      {Page ? (
        <Boundary fallback={(showAgain) => <RemoteDownPage onRetry={async () => showAgain()} />}>
          <Page />
        </Boundary>
      ) : (
        <RemoteDownPage onRetry={retry} />
      )}
    </Guard>
  );
}
