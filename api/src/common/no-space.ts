/** MongoDB's error `OutOfDiskSpace`, and what Node reports for a full file system or quota. */
const NO_SPACE_CODES: readonly unknown[] = [14_031, 'ENOSPC', 'EDQUOT'];

/** Whether a write failed because there was no space left for it. */
export function isNoSpace(error: unknown): error is Error & { code: number | string } {
  return error instanceof Error && NO_SPACE_CODES.includes((error as { code?: unknown }).code);
}
