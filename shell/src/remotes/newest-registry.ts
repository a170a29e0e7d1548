import type { RegistryTrust, SeenRegistry } from '@wattle/federation/runtime';

const KEY = 'newest_registry';

/** The newest registry that any page of this browser has seen: an older one that comes later is a replay. */
export const newestRegistry: RegistryTrust['newest'] = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '') as SeenRegistry;
    } catch {
      return undefined;
    }
  },
  write(seen) {
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Without storage the page itself remembers.
    }
  },
};
