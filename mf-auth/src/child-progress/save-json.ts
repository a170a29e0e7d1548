/** Lets the browser save what was fetched. */
export function saveJson(content: unknown, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
