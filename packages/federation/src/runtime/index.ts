export { type Match, matchRemote } from '../match';
export type { RegisteredRemote, Registry, Release } from '../registry';
export { createHost, type Host, type HostOptions, RemoteUnavailable } from './host';
