import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Match } from '@wattle/federation/match';
import { type PageHead, pageSchema, RELEASE_MARK, type Registry, type ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/registry-changes';
import type { RenderedFrame, RenderFrame } from '../src/frame-html';
import { readTemplate } from '../src/page-document';
import { cachedFile, readReleased } from './released-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^assets\/(bricolage-grotesque|figtree)-latin(?!-ext).*\.woff2$/;

/** What the server uses of a release of the shell: both parts of the same one. */
interface ReleasedShell {
  template: string;
  firstPaint: PaintFirst;
  fonts: string;
}

/** Finds the active release of the shell in a registry. When it cannot be read, the one before goes on. */
export function releasedShell(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  extraHead: string,
): (registry: Registry) => Promise<ReleasedShell> {
  let current: (Omit<ReleasedShell, 'template'> & { id: string; read: () => Promise<string> }) | undefined;
  let reported: string | undefined;

  const follow = async (active: ShellRelease): Promise<void> => {
    const folder = releaseFolder(releasesDir, active);
    const read = cachedFile(
      join(folder, 'index.html'),
      () => readTemplate((file) => readReleased(folder, file, active.files), extraHead),
      reportFault,
    );
    try {
      await read();
      const firstPaint = firstPaints(active, releasesDir, reportFault);
      current = { id: idOf(active), read, firstPaint, fonts: fontPreloads(active) };
    } catch (error) {
      if (!current) throw error;
      if (reported !== idOf(active)) reportFault(error);
      reported = idOf(active);
    }
  };

  return async ({ shell }) => {
    if (!shell) throw new Error('RELEASES_DIR holds no release of the shell: pnpm release shell');
    if (idOf(shell.active) !== current?.id) await follow(shell.active);
    const { read, ...shared } = current as NonNullable<typeof current>;
    return { template: await read(), ...shared };
  };
}

/** In development, a version may come with other files. */
function idOf({ version, files }: ShellRelease): string {
  return `${version} ${files['index.html']}`;
}

/**
 * The header by which a browser asks for the fonts of the first paint before it parses the page: the paint waits for
 * them at most a tenth of a second, and moves when they come later.
 */
function fontPreloads({ files, baseUrl }: ShellRelease): string {
  return Object.keys(files)
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `<${baseUrl}${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');
}

export interface FirstPaint {
  title: string;
  css: string;
  html: string;
  /** Name of the federation container whose page it is. */
  container: string;
  head: PageHead | undefined;
}

type Page = ReturnType<typeof pageSchema.parse>;

interface Paint {
  made: Promise<FirstPaint | undefined>;
  countsUntil: number;
}

/** What could not be read or rendered is tried again after this time. */
const RETRY_MS = 10_000;

type PaintFirst = (pathname: string, match: Match, registry: Registry) => Promise<FirstPaint | undefined>;

/**
 * Puts pages that remotes have rendered to HTML into the frame of the shell. Only the shell's own code runs here.
 * Gives undefined for whatever the browser has to render by itself: pages without HTML, and those whose file is not what
 * the registry says, or was made for another shell.
 */
function firstPaints(shell: ShellRelease, releasesDir: string, reportFault: (error: unknown) => void): PaintFirst {
  const renderer = once(importRenderer(releaseFolder(releasesDir, shell), shell));
  // It takes longer than a page; what fails is reported by the first page that needs it.
  renderer().catch(() => undefined);
  const paints = new WeakMap<Registry, Map<string, Paint>>();

  const paint = async (pathname: string, file: string, { remote }: Match, registry: Registry) => {
    const { container, files, baseUrl } = remote.active;
    const page = pageSchema.parse(
      JSON.parse(await readReleased(releaseFolder(releasesDir, remote.active), file, files)),
    );
    const rendered = await (await renderer())(registry, pathname);
    // React would expect other ids inside the page than its HTML has.
    return page.place === rendered.place ? { ...compose(rendered, page, baseUrl), container } : undefined;
  };

  return async (pathname, match, registry) => {
    const file = match.remote.active.pages?.[pathname];
    // Addresses that have no HTML are without number.
    if (!file) return undefined;
    const known = paints.get(registry) ?? new Map<string, Paint>();
    paints.set(registry, known);
    const latest = known.get(pathname);
    if (latest && Date.now() < latest.countsUntil) return latest.made;

    const made = paint(pathname, file, match, registry).catch((error: unknown) => {
      reportFault(error);
      next.countsUntil = Date.now() + RETRY_MS;
      return undefined;
    });
    const next: Paint = { made, countsUntil: Number.POSITIVE_INFINITY };
    known.set(pathname, next);
    return made;
  };
}

/** @param baseUrl - Where the files of the remote are: its build does not know. */
function compose(
  frame: RenderedFrame,
  { title, css, html, head }: Page,
  baseUrl: string,
): Omit<FirstPaint, 'container'> {
  const image = head?.image && { ...head.image, file: baseUrl + head.image.file };
  return {
    title,
    css: frame.css + css,
    html: frame.before + html.replaceAll(RELEASE_MARK, baseUrl) + frame.after,
    head: head && { ...head, image },
  };
}

const RENDERER = 'html/frame.mjs';

/**
 * Gives a function that imports the renderer, if it is what was released: a copy of what was checked, as others may
 * write into the folder of releases. Node keeps an import that has failed, so each try has its own address.
 */
function importRenderer(folder: string, { files }: ShellRelease): () => Promise<RenderFrame> {
  return async () => {
    const code = await readReleased(folder, RENDERER, files);
    const own = await mkdtemp(join(tmpdir(), 'wattle-renderer-'));
    try {
      const file = join(own, 'frame.mjs');
      await writeFile(file, code);
      // Not a part of the server's build: it belongs to the page.
      const module = await import(/* webpackIgnore: true */ pathToFileURL(file).href);
      return module.renderFrame;
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  };
}

/** Calls a function once; again only after it has failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
