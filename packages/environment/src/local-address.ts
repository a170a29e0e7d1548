import { isIPv6 } from 'node:net';

/** Loopback address of a server that listens on every address. */
const REACHABLE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Address at which a server that listens on HOST and this port answers the same machine. */
export function localAddress(host: string, port: number): string {
  const reachable = REACHABLE[host] ?? host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
