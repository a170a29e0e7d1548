import { open, rename } from 'node:fs/promises';

/** Replaces a file in one step: a reader sees the content before or the new one, also after a power cut. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
