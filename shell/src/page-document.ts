import { inlinedRegistry } from '@wattle/federation/inlined-registry';
import { type LocalRemote, OVERLAY_POLICY } from '@wattle/federation/local';
import type { Registry } from '@wattle/federation/registry';
import type { TrustedKeys } from '@wattle/federation/signing';

// The document of every page, for the server that sends it and for the worker that makes it without network.

/** Where what differs between requests belongs in the template. */
export const PLACEHOLDER = '<!--wattle-->';

/** Reads a file of the release of the shell that a page is of. */
type ReadFile = (file: string) => Promise<string>;

/** The page of a release of the shell, with what all requests have in common. */
export async function readTemplate(read: ReadFile, extraHead = ''): Promise<string> {
  const [html = '', globalCss = ''] = await Promise.all(['index.html', 'global.css'].map(read));
  const head = [`<style>${globalCss}</style>`, PLACEHOLDER, extraHead].join('');
  return (await withStyles(html, read)).replace(PLACEHOLDER, () => head);
}

/** Puts the small style sheet of the page into the page itself: the first paint would wait for it. */
async function withStyles(html: string, read: ReadFile): Promise<string> {
  const [link, file] = /<link\b[^>]*href="[^"]*?([^"/]+\.css)"[^>]*>/.exec(html) ?? [];
  if (!link || !file) return html;
  const css = await read(file);
  return html.replace(link, () => `<style>${css}</style>`);
}

/** Adds the nonce to the elements of the template, before anything from the registry is inserted. */
export function withNonce(template: string, nonce: string): string {
  return template.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`);
}

interface RegistryElement extends TrustedKeys {
  registry: Registry;
  /** Origins beside the shell's own that releases may come from. */
  releaseOrigins: readonly string[];
  nonce: string;
  now: Date;
  /** What its reports name the page by; none of a page that comes from the device. */
  token?: string;
  /** Whether the page is to have a service worker. */
  hasWorker: boolean;
  /** The page comes from the device, because the network did not answer. */
  isOffline?: boolean;
}

/**
 * The page says whose signatures count, from where code may come, what time it is, and what its reports name it by: the
 * registry comes from where releases are, and the clock of a device may be wrong.
 */
export function registryElement({
  registry,
  publicKeys,
  rootKeys,
  releaseOrigins,
  nonce,
  ...page
}: RegistryElement): string {
  const attributes = [
    `data-keys="${publicKeys.join(' ')}"`,
    `data-roots="${[rootKeys.threshold, ...rootKeys.keys].join(' ')}"`,
    releaseOrigins.length > 0 && `data-origins="${releaseOrigins.join(' ')}"`,
    `data-time="${page.now.toISOString()}"`,
    page.token !== undefined && `data-page="${page.token}"`,
    page.hasWorker && 'data-worker',
    // As docs/decisions/071 names it.
    page.isOffline && 'data-held',
  ].filter(Boolean);
  const json = asScriptText(inlinedRegistry(registry));
  return `<script nonce="${nonce}" type="application/json" ${attributes.join(' ')} id="registry">${json}</script>`;
}

/** JSON that cannot end the element it stands in. */
export function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const REPORTS = ['report-uri /api/csp-reports'];

/**
 * What the page may load and run, in two policies that must both agree: its own files and releases, by scripts that
 * carry its nonce or were fetched by one that does. Nothing is evaluated, and an address becomes a script only through
 * the named policies.
 *
 * @param releaseOrigins - Origins beside its own that releases may come from.
 * @param local - Remotes from a developer's machine: its server sends their files, and their changes as they are made.
 */
export function contentSecurityPolicy(
  nonce: string,
  { remotes }: Registry,
  releaseOrigins: readonly string[],
  local: readonly LocalRemote[] = [],
): string {
  const names = new Set([...Object.keys(remotes), ...local.map(({ remote }) => remote)]);
  const policies = ['shell', 'shell#rspack', ...[...names].map((name) => `${name}#rspack`)];
  if (local.length > 0) policies.push(OVERLAY_POLICY);
  // What code does that nobody has released must not count against a release.
  const reports = local.length > 0 ? [] : REPORTS;
  const localOrigins = local.map(({ origin }) => origin);
  const own = ["'self'", ...releaseOrigins, ...localOrigins].join(' ');
  const changes = localOrigins.flatMap((origin) => [origin, origin.replace('http:', 'ws:')]);
  const page = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `font-src ${own}`,
    `img-src ${own} data: https:`,
    `connect-src ${["'self'", ...changes].join(' ')}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // Code sends what forms hold: without it, a password would go into the address.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    ...reports,
    `require-trusted-types-for 'script'`,
    // Two versions of a remote in one page ask for the same policy.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ];
  // With 'strict-dynamic' the list of origins would not count. This policy has it for the files that any code fetches,
  // also the chunks that remotes fetch through their own policies; the one above decides on inline scripts.
  const origins = [`script-src ${own} 'unsafe-inline'`, ...reports];
  return [page, origins].map((policy) => policy.join('; ')).join(', ');
}
