import type { Canary, RegisteredRemote, RegisteredShell, Registry } from '../registry';
import { SHELL } from './release-facts';

/** What the registry says of the shell, or of a remote. */
export type Registered = RegisteredShell | RegisteredRemote;

/** What a registry says of the shell, or of a remote. */
export function registeredIn(registry: Registry, name: string): Registered | undefined {
  return name === SHELL ? registry.shell : registry.remotes[name];
}

/** The canary of a remote; the shell has none. */
export function canaryIn({ remotes }: Registry, name: string): Canary | undefined {
  return remotes[name]?.canary;
}

/** The same registry, but for what it says of the shell or of a remote. */
export function withRegistered(registry: Registry, name: string, registered: Registered): Registry {
  if (name === SHELL) return { ...registry, shell: registered as RegisteredShell };
  return { ...registry, remotes: { ...registry.remotes, [name]: registered as RegisteredRemote } };
}
