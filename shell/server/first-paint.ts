import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Match } from '@wattle/federation/match';
import { pageSchema, type Registry, type ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/release';
import type { RenderedFrame, RenderFrame } from '../src/rendered-frame';
import { readReleased } from './released-file';

/** What the browser paints before any script has come. */
export interface FirstPaint {
  title: string;
  css: string;
  html: string;
  /** Name of the federation container whose page it is. */
  container: string;
}

type Page = ReturnType<typeof pageSchema.parse>;

/** Finds what is painted first at a path. */
export type PaintFirst = (pathname: string, match: Match, registry: Registry) => Promise<FirstPaint | undefined>;

/**
 * Puts pages that remotes have rendered to HTML into the frame of the shell. Only the shell's own code runs here.
 * Gives undefined for whatever the browser has to render by itself: pages without HTML, and those whose file is not what
 * the registry says, or was made for another shell.
 */
export function firstPaints(
  shell: ShellRelease,
  releasesDir: string,
  reportFault: (error: unknown) => void,
): PaintFirst {
  const renderer = once(() => importRenderer(releaseFolder(releasesDir, shell), shell));
  // It takes longer than a page; what fails is reported by the first page that needs it.
  renderer().catch(() => undefined);
  const paints = new WeakMap<Registry, Map<string, Promise<FirstPaint | undefined>>>();

  const paint = async (pathname: string, { remote }: Match, registry: Registry) => {
    const { container, pages, files } = remote.active;
    const file = pages?.[pathname];
    if (!file) return undefined;
    try {
      const page = pageSchema.parse(
        JSON.parse(await readReleased(releaseFolder(releasesDir, remote.active), file, files)),
      );
      const rendered = await (await renderer())(registry, pathname);
      // React would expect other ids inside the page than its HTML has.
      return page.place === rendered.place ? { ...compose(rendered, page), container } : undefined;
    } catch (error) {
      reportFault(error);
      return undefined;
    }
  };

  return (pathname, match, registry) => {
    const known = paints.get(registry) ?? new Map<string, Promise<FirstPaint | undefined>>();
    paints.set(registry, known);
    const found = known.get(pathname) ?? paint(pathname, match, registry);
    // Addresses that have no HTML are without number.
    if (match.remote.active.pages?.[pathname]) known.set(pathname, found);
    return found;
  };
}

function compose(frame: RenderedFrame, { title, css, html }: Page): Omit<FirstPaint, 'container'> {
  return { title, css: frame.css + css, html: frame.before + html + frame.after };
}

/** What renders the frame, in the release of the shell. */
const RENDERER = 'html/frame.mjs';

async function importRenderer(folder: string, { files }: ShellRelease): Promise<RenderFrame> {
  await readReleased(folder, RENDERER, files);
  // Not a part of the server's build: it belongs to the page.
  const module = await import(/* webpackIgnore: true */ pathToFileURL(join(folder, RENDERER)).href);
  return module.renderFrame;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
