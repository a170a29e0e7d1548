import { randomBytes } from 'node:crypto';

/** A name that no other test uses, and that a username may have. */
export function uniqueName(beginning: string): string {
  return `${beginning}.${randomBytes(5).toString('hex')}`;
}

/** An address that no other test uses. */
export function uniqueEmail(beginning = 'meera'): string {
  return `${uniqueName(beginning)}@example.com`;
}
