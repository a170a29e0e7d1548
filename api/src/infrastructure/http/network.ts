import { parseAddress } from '@wattle/http-server';

/**
 * The network that limits count by: of IPv6 a household gets up to 2^72 addresses, which count as one. All values that
 * are no address count as one.
 */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return 'unknown';
  if (!('parts' in parsed)) return parsed.toString();
  const [a, b, c, d = 0] = parsed.parts;
  return [a, b, c, d & 0xff00].map((part) => part?.toString(16)).join(':');
}
