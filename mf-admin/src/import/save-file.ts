/** Lets the browser save a file that has been fetched. */
export function saveFile(file: Blob, name: string): null {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
