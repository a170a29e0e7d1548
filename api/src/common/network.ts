import ipaddr from 'ipaddr.js';

/**
 * The network that limits count by: of IPv6 a household gets up to 2^72 addresses, which count as one. Some proxies
 * append a port. All values that are no address count as one.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d = 0] = (parsed as ipaddr.IPv6).parts;
  return [a, b, c, d & 0xff00].map((part) => part?.toString(16)).join(':');
}
