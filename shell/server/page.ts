import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '@wattle/design-system/global-css';
import type { Registry, Release } from '@wattle/federation/registry';
import { matchRemote } from '@wattle/federation/registry';

/** Faces that stand in every first paint. */
const PRELOADED_FONTS = /^(bricolage-grotesque|figtree)-.*\.woff2$/;

/** Writes the page for a request: the same for all, but for its nonce, the registry of the moment and what it preloads. */
export type PageWriter = (request: { pathname: string; registry: Registry; nonce: string }) => string;

export interface PageOptions {
  /** Elements that development adds to the head. */
  extraHead?: string;
}

/** @param folder - The build of the page. */
export function pageWriter(folder: string, { extraHead = '' }: PageOptions = {}): PageWriter {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const fonts = readdirSync(join(folder, 'assets'))
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`)
    .join('');

  return ({ pathname, registry, nonce }) => {
    const remote = matchRemote(registry, pathname)?.remote.active;
    const head = [
      fonts,
      `<style>${globalCss}</style>`,
      remote ? preloads(remote) : '',
      `<script type="application/json" id="registry">${asScriptText(registry)}</script>`,
      extraHead,
    ].join('');
    return template.replace('<!--wattle-->', () => head).replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`);
  };
}

/** The files that the remote of this page starts with, fetched at once and not after the shell has started. */
function preloads({ baseUrl, preload, files }: Release): string {
  return preload
    .map((file) => `<link rel="preload" as="script" crossorigin integrity="${files[file]}" href="${baseUrl}${file}">`)
    .join('');
}

/** JSON that cannot end the element it stands in. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
