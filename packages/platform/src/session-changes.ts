const waiting = new Set<() => void>();

/** Resolves when somebody signs in or out, in this tab or another. */
export function nextSessionChange(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}

export function announceSessionChange(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}
