import { factMark, PAGE_FACTS, type PageFacts } from '@wattle/contract/page-facts';
import type { LocalRemote } from '@wattle/federation/local';
import { type Match, matchRemote } from '@wattle/federation/match';
import type { Registry, Release } from '@wattle/federation/registry';
import type { TrustedKeys } from '@wattle/federation/signing';
import { asScriptText, PLACEHOLDER, registryElement, withNonce } from '../src/page-document';
import { type FirstPaint, releasedShell } from './released-shell';

const ROOT = '<div id="root"></div>';
const DEFERRED_SCRIPT = /<script\b(?=[^>]*\bdefer\b)[^>]*><\/script>/g;
const TITLE = '<title>Wattle</title>';

interface WrittenPage {
  html: string;
  fonts: string;
}

/** Renders the page for a request; only nonce, token, the current registry and preloads differ between requests. */
export type PageWriter = (request: PageRequest) => Promise<WrittenPage>;

interface PageRequest {
  pathname: string;
  registry: Registry;
  nonce: string;
  token: string;
  local: readonly LocalRemote[];
}

export interface PageOptions {
  extraHead?: string;
}

interface PageSettings extends PageOptions, TrustedKeys {
  releasesDir: string;
  /** Origins beside the shell's own that releases may come from. */
  releaseOrigins: readonly string[];
  /** Whether a version may run, as its team has it. */
  counts: (release: Release) => boolean;
  publicUrl: string;
  hasWorker: boolean;
  factsOf: () => Promise<PageFacts>;
  reportFault: (error: unknown) => void;
}

/** Writes pages from the active release of the shell; a new one is used from the next request on. */
export function pageWriter(settings: PageSettings): PageWriter {
  const { releasesDir, reportFault, extraHead = '', publicUrl, factsOf, counts, ...trusted } = settings;
  const activeShell = releasedShell(releasesDir, reportFault, extraHead);

  return async ({ pathname, registry, nonce, token, local }) => {
    const facts = await factsOf();
    const { template, firstPaint, fonts } = await activeShell(registry);
    const found = matchRemote(registry, pathname);
    // What is there of a release would not be used.
    const isLocal = local.some(({ remote }) => remote === found?.remote.active.name);
    const match = found && !isLocal && counts(found.remote.active) ? found : undefined;
    const paint = match && (await firstPaint(pathname, match, registry));
    const preloads = match && isTrusted(match, trusted.releaseOrigins) ? preloadsOf(match, nonce) : '';
    const releaseOrigins = [...trusted.releaseOrigins, ...local.map(({ origin }) => origin)];
    const head = [
      factElements(facts),
      paint ? describingElements(paint, pathname, publicUrl) : '',
      paint ? `<style nonce="${nonce}">${paint.css}</style>` : '',
      paint ? '' : preloads,
      registryElement({
        ...trusted,
        registry,
        releaseOrigins,
        nonce,
        token,
        now: new Date(),
        // Code of a developer's machine changes all the time.
        hasWorker: trusted.hasWorker && local.length === 0,
      }),
      local.length > 0
        ? `<script nonce="${nonce}" type="application/json" id="local-remotes">${asScriptText(local)}</script>`
        : '',
    ].join('');
    const html = withNonce(template, nonce);
    const painted = paint
      ? withFirstPaint(html, { ...paint, html: withFacts(paint.html, facts) }, { preloads, nonce })
      : html;
    return { html: painted.replace(PLACEHOLDER, () => head), fonts };
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
    .replace(TITLE, () => `<title>${asText(title)}</title>`)
    .replace(ROOT, () => `<div id="root" data-container="${container}">${html}</div>${later}`);
}

/**
 * The files that the remote of this page starts with, fetched at once and not after the shell has started. The schema
 * of a release lets nothing into these attributes that could end them. Only the browser knows who is signed in: where
 * not everybody may open the page, a script of the page's template decides whether they are fetched.
 */
function preloadsOf({ remote, access }: Match, nonce: string): string {
  const { baseUrl, preload, files } = remote.active;
  const links = preload
    .map(
      (file) =>
        `<link nonce="${nonce}" rel="preload" as="script" crossorigin integrity="${files[file]}" href="${baseUrl}${file}">`,
    )
    .join('');
  return access === 'public' ? links : `<template id="preloads" data-access="${access}">${links}</template>`;
}

/** Whether the browser would run what comes from there. */
function isTrusted({ remote }: Match, releaseOrigins: readonly string[]): boolean {
  const { baseUrl } = remote.active;
  return baseUrl.startsWith('/') || releaseOrigins.includes(new URL(baseUrl).origin);
}

/** What search engines show of a page, and those who share it. They take absolute addresses only. */
function describingElements(
  { title, head }: Pick<FirstPaint, 'title' | 'head'>,
  pathname: string,
  publicUrl: string,
): string {
  if (!head) return '';
  const { description, canonical = pathname, image } = head;
  const url = new URL(canonical, publicUrl).href;
  const properties: Record<string, string> = {
    'og:site_name': 'Wattle',
    'og:type': 'website',
    'og:locale': 'en_AU',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && {
      'og:image': new URL(image.file, publicUrl).href,
      'og:image:width': String(image.width),
      'og:image:height': String(image.height),
      'og:image:alt': image.alt,
    }),
  };
  return [
    named('description', description),
    `<link rel="canonical" href="${asText(url)}">`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${asText(content)}">`),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** Says what only this server knows. */
function factElements(facts: PageFacts): string {
  return PAGE_FACTS.map((fact) => named(fact, facts[fact])).join('');
}

/** Fills it in where the HTML of a page leaves it open. */
function withFacts(html: string, facts: PageFacts): string {
  return PAGE_FACTS.reduce((filled, fact) => filled.replaceAll(factMark(fact), () => asText(facts[fact])), html);
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${asText(content)}">`;
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
