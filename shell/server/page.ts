import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Match, matchRemote } from '@wattle/federation/match';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { releaseFolder } from '@wattle/federation/release';
import { cachedFile } from './cached-file';

/** Fonts that every first paint uses. */
const PRELOADED_FONTS = /^assets\/(bricolage-grotesque|figtree)-.*\.woff2$/;

/** Placeholder in the template for what the server adds. */
const PLACEHOLDER = '<!--wattle-->';

/** Renders the page for a request; only its nonce, the current registry and its preloads differ between requests. */
export type PageWriter = (request: { pathname: string; registry: Registry; nonce: string }) => Promise<string>;

export interface PageOptions {
  /** Elements that development adds to the head. */
  extraHead?: string;
}

/**
 * Writes pages from the active release of the shell; a new one is used from the next request on. When it cannot be read,
 * the one before goes on.
 */
export function pageWriter(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  { extraHead = '' }: PageOptions = {},
): PageWriter {
  const template = releasedTemplate(releasesDir, reportFault, extraHead);

  return async ({ pathname, registry, nonce }) => {
    const match = matchRemote(registry, pathname);
    const head = [
      match ? preloads(match, nonce) : '',
      `<script nonce="${nonce}" type="application/json" id="registry">${asScriptText(inlined(registry))}</script>`,
    ].join('');
    return withNonce(await template(registry), nonce).replace(PLACEHOLDER, () => head);
  };
}

/** What the page is given of the registry: of the shell it has what it needs, in itself. */
function inlined({ remotes }: Registry): Registry {
  return { remotes };
}

function releasedTemplate(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  extraHead: string,
): (registry: Registry) => Promise<string> {
  let current: { version: string; read: () => Promise<string> } | undefined;
  let reported: string | undefined;

  const follow = async (active: ShellRelease): Promise<void> => {
    const file = join(releaseFolder(releasesDir, active), 'index.html');
    const read = cachedFile(file, () => readTemplate(file, active, extraHead), reportFault);
    try {
      await read();
      current = { version: active.version, read };
    } catch (error) {
      if (!current) throw error;
      if (reported !== active.version) reportFault(error);
      reported = active.version;
    }
  };

  return async ({ shell }) => {
    if (!shell) throw new Error('RELEASES_DIR holds no release of the shell: pnpm release shell');
    if (shell.active.version !== current?.version) await follow(shell.active);
    return (current as { read: () => Promise<string> }).read();
  };
}

async function readTemplate(file: string, { files, baseUrl }: ShellRelease, extraHead: string): Promise<string> {
  const [html, globalCss] = await Promise.all(
    [file, join(dirname(file), 'global.css')].map((each) => readFile(each, 'utf8')),
  );
  const fonts = Object.keys(files)
    .filter((each) => PRELOADED_FONTS.test(each))
    .map((each) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}${each}">`);
  const head = [...fonts, `<style>${globalCss}</style>`, PLACEHOLDER, extraHead].join('');
  return (html ?? '').replace(PLACEHOLDER, () => head);
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
