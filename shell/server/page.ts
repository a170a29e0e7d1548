import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globalCss } from '@wattle/design-system/global-css';
import { type Match, matchRemote } from '@wattle/federation/match';
import type { Registry } from '@wattle/federation/registry';
import { cachedFile } from './cached-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^(bricolage-grotesque|figtree)-.*\.woff2$/;

/** Placeholder in the template for what the server adds. */
const PLACEHOLDER = '<!--wattle-->';

/** Renders the page for a request; only its nonce, the current registry and its preloads differ between requests. */
export type PageWriter = (request: { pathname: string; registry: Registry; nonce: string }) => Promise<string>;

export interface PageOptions {
  /** Elements that development adds to the head. */
  extraHead?: string;
}

/**
 * Writes pages from the build of the page; a new build is used from the next request on.
 *
 * @param folder - The build of the page.
 */
export function pageWriter(
  folder: string,
  reportFault: (error: unknown) => void,
  { extraHead = '' }: PageOptions = {},
): PageWriter {
  const template = cachedFile(join(folder, 'index.html'), () => readTemplate(folder, extraHead), reportFault);

  return async ({ pathname, registry, nonce }) => {
    const match = matchRemote(registry, pathname);
    const head = [
      `<style nonce="${nonce}">${globalCss}</style>`,
      match ? preloads(match, nonce) : '',
      `<script nonce="${nonce}" type="application/json" id="registry">${asScriptText(registry)}</script>`,
    ].join('');
    return withNonce(await template(), nonce).replace(PLACEHOLDER, () => head);
  };
}

async function readTemplate(folder: string, extraHead: string): Promise<string> {
  const [html, assets] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readdir(join(folder, 'assets')),
  ]);
  const fonts = assets
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`);
  return html.replace(PLACEHOLDER, () => [...fonts, PLACEHOLDER, extraHead].join(''));
}

/** Adds the nonce to the elements of the template, before anything from the registry is inserted. */
function withNonce(template: string, nonce: string): string {
  return template.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`);
}

/**
 * The files that the remote of this page starts with, fetched at once and not after the shell has started. The schema
 * of a release lets nothing into these attributes that could end them. Only the browser knows who is signed in: where
 * not everybody may open the page, a script of the page's template decides whether they are fetched.
 */
function preloads({ remote, access }: Match, nonce: string): string {
  const { baseUrl, preload, files } = remote.active;
  const links = preload
    .map(
      (file) =>
        `<link nonce="${nonce}" rel="preload" as="script" crossorigin integrity="${files[file]}" href="${baseUrl}${file}">`,
    )
    .join('');
  return access === 'public' ? links : `<template id="preloads" data-access="${access}">${links}</template>`;
}

/** JSON that cannot end the element it stands in. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
