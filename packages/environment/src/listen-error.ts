import { isIPv6 } from 'node:net';
import { EnvironmentError } from './variables';

/** Where a server was to listen, and the setting that names its port. */
export interface ListenAddress {
  host: string;
  port: number;
  variable: 'PORT' | 'API_PORT' | 'METRICS_PORT' | 'REGISTRY_PORT';
}

/** The error of a server that cannot listen, with the setting to change where it is known. */
export function listenError(error: unknown, { host, port, variable }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new EnvironmentError(`${variable}: port ${port} is in use; stop what uses it, or set another port`);
    case 'EACCES':
      return new EnvironmentError(`${variable}: port ${port} may not be used by this user; set one from 1024 on`);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new EnvironmentError(`HOST: ${host} is no address of this machine`);
    default:
      return error;
  }
}

/** Loopback address of a server that listens on every address. */
const REACHABLE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Address at which a server that listens on HOST and this port answers the same machine. */
export function localAddress(host: string, port: number): string {
  const reachable = REACHABLE[host] ?? host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
