import ipaddr from 'ipaddr.js';

/** The address of a client, to which some proxies append a port; undefined for what is none. IPv4 within IPv6 is IPv4. */
export function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/**
 * The prefix that a provider gives to one site at most: the first 24 bits of IPv4, the first 48 of IPv6 (RFC 6177). All
 * values that are no address count as one.
 */
export function sitePrefix(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return 'unknown';
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
