import type { RegistryTrust, SeenRegistry } from '@wattle/federation/runtime';
import { deviceStorage } from '@wattle/platform/core';

const KEY = 'newest_registry';

/** The newest registry that any page of this browser has seen: an older one that comes later is a replay. */
export const newestRegistry: RegistryTrust['newest'] = {
  read: () => deviceStorage.readJson(KEY) as SeenRegistry | undefined,
  // Without storage the page itself remembers.
  write: (seen) => void deviceStorage.write(KEY, JSON.stringify(seen)),
};
