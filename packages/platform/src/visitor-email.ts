import { readItem, removeItem, writeItem } from './storage';

/** The address that this browser's free assessment belongs to, stored as `userEmail` (specification 2 and 3). */
export const visitorEmail = {
  read: (): string | null => readItem('email'),
  write: (email: string): void => writeItem('email', email),
  remove: (): void => removeItem('email'),
};
