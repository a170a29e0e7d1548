export { type Match, matchRemote } from '../match';
export type { RegisteredRemote, Registry, Release } from '../registry';
export { createHost, type Host, type HostOptions } from './host';
export { isLoadError, LoadError, loadWithRetry } from './load-version';
export { type RegistryTrust, registryVerifier, type SeenRegistry, type VerifyRegistry } from './registry-verifier';
