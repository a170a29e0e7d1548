import type { Registry } from '@wattle/federation/registry';

/**
 * What the page may load and run: its own files, and scripts that carry its nonce or were fetched by one that does.
 * Nothing is evaluated, and an address becomes a script only through the named policies.
 */
export function contentSecurityPolicy(nonce: string, { remotes }: Registry): string {
  const policies = ['shell', 'shell#rspack', ...Object.keys(remotes).map((name) => `${name}#rspack`)];
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https:`,
    `connect-src 'self'`,
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
