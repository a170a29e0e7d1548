import { type LocalRemote, OVERLAY_POLICY } from '@wattle/federation/local';
import type { Registry } from '@wattle/federation/registry';

/**
 * What the page may load and run: its own files, and scripts that carry its nonce or were fetched by one that does.
 * Nothing is evaluated, and an address becomes a script only through the named policies.
 *
 * @param local - Remotes from a developer's machine: its server sends their files, and their changes as they are made.
 */
export function contentSecurityPolicy(
  nonce: string,
  { remotes }: Registry,
  local: readonly LocalRemote[] = [],
): string {
  const names = new Set([...Object.keys(remotes), ...local.map(({ remote }) => remote)]);
  const policies = ['shell', 'shell#rspack', ...[...names].map((name) => `${name}#rspack`)];
  if (local.length > 0) policies.push(OVERLAY_POLICY);
  const files = local.map(({ origin }) => ` ${origin}`).join('');
  const changes = local.map(({ origin }) => ` ${origin.replace('http:', 'ws:')}`).join('');
  return [
    `default-src 'self'${files}`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${files}`,
    `img-src 'self' data: https:${files}`,
    `connect-src 'self'${files}${changes}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    // Code sends what forms hold: without it, a password would go into the address.
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /api/csp-reports`,
    `require-trusted-types-for 'script'`,
    // Two versions of a remote in one page ask for the same policy.
    `trusted-types ${policies.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
