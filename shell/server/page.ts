import type { LocalRemote } from '@wattle/federation/local';
import { type Match, matchRemote } from '@wattle/federation/match';
import type { Registry } from '@wattle/federation/registry';
import type { FirstPaint } from './first-paint';
import { inlinedRegistry } from './inlined-registry';
import { releasedShell } from './released-shell';
import { PLACEHOLDER } from './template';

const ROOT = '<div id="root"></div>';
const DEFERRED_SCRIPT = /<script\b(?=[^>]*\bdefer\b)[^>]*><\/script>/g;
const TITLE = '<title>Wattle</title>';

/** Renders the page for a request; only its nonce, the current registry and its preloads differ between requests. */
export type PageWriter = (request: PageRequest) => Promise<string>;

interface PageRequest {
  pathname: string;
  registry: Registry;
  nonce: string;
  /** Remotes that come from a developer's machine. */
  local: readonly LocalRemote[];
}

export interface PageOptions {
  /** Elements that development adds to the head. */
  extraHead?: string;
}

/** Writes pages from the active release of the shell; a new one is used from the next request on. */
export function pageWriter(
  releasesDir: string,
  reportFault: (error: unknown) => void,
  { extraHead = '' }: PageOptions = {},
): PageWriter {
  const activeShell = releasedShell(releasesDir, reportFault, extraHead);

  return async ({ pathname, registry, nonce, local }) => {
    const { template, firstPaint } = await activeShell(registry);
    const found = matchRemote(registry, pathname);
    // What is there of a release would not be used.
    const match = local.some(({ remote }) => remote === found?.remote.active.name) ? undefined : found;
    const paint = match && (await firstPaint(pathname, match, registry));
    const head = [
      paint ? `<style nonce="${nonce}">${paint.css}</style>` : '',
      match && !paint ? preloads(match, nonce) : '',
      `<script nonce="${nonce}" type="application/json" id="registry">${asScriptText(inlinedRegistry(registry))}</script>`,
      local.length > 0
        ? `<script nonce="${nonce}" type="application/json" id="local-remotes">${asScriptText(local)}</script>`
        : '',
    ].join('');
    const html = withNonce(template, nonce);
    const painted = match && paint ? withFirstPaint(html, paint, { preloads: preloads(match, nonce), nonce }) : html;
    return painted.replace(PLACEHOLDER, () => head);
  };
}

/**
 * Puts the HTML of a page into the template. Its scripts are fetched once all of it is parsed: what it is painted with
 * comes first, also where all responses share the connection evenly.
 */
function withFirstPaint(
  template: string,
  { title, html, container }: FirstPaint,
  { preloads, nonce }: { preloads: string; nonce: string },
): string {
  const scripts: string[] = [];
  const withoutScripts = template.replaceAll(DEFERRED_SCRIPT, (script) => {
    scripts.push(script);
    return '';
  });
  const later = [
    `<template id="scripts">${preloads}${scripts.join('')}</template>`,
    `<script nonce="${nonce}">document.head.append(document.getElementById('scripts').content)</script>`,
  ].join('');
  return withoutScripts
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(ROOT, () => `<div id="root" data-container="${container}">${html}</div>${later}`);
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
