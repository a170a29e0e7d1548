import { writeFile } from 'node:fs/promises';
import { type ComponentType, useId } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageLayout } from './page-layout';
import { prerenderedTitle } from './prerendered-title';
import { renderHtml } from './render-html';
import type { RemoteRoutes } from './routes';
import { StoreProvider } from './store';

/** What a release holds of a page for the first paint; the schema of it is `pageSchema` of the federation package. */
interface PrerenderedPage {
  title: string;
  css: string;
  html: string;
  /** The value of `useId` in the place of the page: another shell may have another. */
  place: string;
}

/** Renders pages of a remote as a visitor sees them, and writes them to `pages.json`. Run by the build of a remote. */
export async function prerender(routes: RemoteRoutes, paths: readonly string[]): Promise<void> {
  const pages: Record<string, PrerenderedPage> = {};
  for (const path of paths) pages[path] = await renderPage(routes, path);
  await writeFile('pages.json', JSON.stringify(pages));
}

async function renderPage(routes: RemoteRoutes, path: string): Promise<PrerenderedPage> {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  try {
    const Page = await route.load();
    const { html, css } = renderAt(path, Page);
    if (/<[^<>]+ style="/.test(html))
      throw new Error('Its HTML has a style attribute, which the policy of the page refuses');
    return { title: prerenderedTitle.current, css, html, place: renderAt(path, Place).html };
  } catch (error) {
    throw new Error(`The page ${path} cannot be rendered: ${(error as Error).stack}`);
  }
}

function renderAt(path: string, Page: ComponentType) {
  const element = (
    <PageLayout>
      <Page />
    </PageLayout>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderHtml(
    <StoreProvider>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
}

function Place() {
  return useId();
}
