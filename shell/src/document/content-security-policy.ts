import { type LocalRemote, OVERLAY_POLICY } from '@wattle/federation/local';
import type { Registry } from '@wattle/federation/registry';

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
