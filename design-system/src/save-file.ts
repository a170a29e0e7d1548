/** Lets the browser save a file that was fetched with the session's token, which a plain link does not send. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** As {@link saveFile}, for what is saved as JSON. */
export function saveJson(content: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
