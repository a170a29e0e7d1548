import { readItem, removeItem, writeItems } from './storage';

/** The address that this browser's free assessment belongs to, stored as `userEmail` (docs/published.md, screens and fields). */
export const visitorEmail = {
  read: (): string | null => readItem('email'),
  write: (email: string): void => void writeItems({ email }),
  remove: (): void => removeItem('email'),
};
