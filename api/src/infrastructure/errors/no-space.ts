/** MongoDB's error `OutOfDiskSpace`, and what Node reports for a full file system or quota. */
const NO_SPACE_CODES: readonly unknown[] = [14_031, 'ENOSPC', 'EDQUOT'];

/** The code is a number from the database, a text from the file system. */
export interface NoSpaceError {
  code: number | string;
}

export function isNoSpace(error: unknown): error is NoSpaceError {
  return NO_SPACE_CODES.includes((error as Partial<NoSpaceError> | null | undefined)?.code);
}
