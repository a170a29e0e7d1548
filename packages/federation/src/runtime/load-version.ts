/** Wait before something is loaded for a second time. */
const RETRY_MS = 400;

/** Time limit for both tries together. */
const LOAD_LIMIT_MS = 8_000;

/** Something of a version cannot be had; no code of it has failed. */
export class LoadError extends Error {}

/** Loads something of a version, and once more when that fails. What hangs counts as failed after eight seconds. */
export function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError('It took too long')), LOAD_LIMIT_MS);
    loadTwice(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

/** Whether files could not be had. Any other error was thrown by code that has come. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof LoadError) return true;
  // Code may throw anything, undefined among it.
  if (!(error instanceof Error)) return false;
  const { name, message } = error;
  return name === 'ChunkLoadError' || (/RUNTIME-008/.test(message) && !/ScriptExecutionError/.test(message));
}
