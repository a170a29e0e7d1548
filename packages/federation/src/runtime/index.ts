export { type Match, matchRemote } from '../match';
export type { RegisteredRemote, Registry, Release } from '../registry';
export { createHost, type Host, type HostOptions, isLoadError, LoadError, loadWithRetry } from './load-remote';
export {
  type RegistryTrust,
  registryVerifier,
  type SeenRegistry,
  type VerifyRegistry,
  type VerifyRelease,
} from './registry-verifier';
export { scriptTrust } from './script-guard';
