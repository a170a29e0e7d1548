import { useBlockedBack } from '@wattle/platform';

/** Keeps the child in a test as long as it goes on. */
export function BlockedBack() {
  useBlockedBack(true);
  return null;
}
