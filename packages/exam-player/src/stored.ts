// A browser may forbid its storage, or have no room left in it; the test goes on all the same.

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Says whether this device has kept it. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to remove.
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** What is stored as JSON; undefined when there is nothing, or something else. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
