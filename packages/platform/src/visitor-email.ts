import { notify } from './notify';
import { readItem, removeItem, writeItems } from './storage';

const NOT_STORED = 'This browser does not store data for Wattle. Keep this page open until you have sent your results.';

/** The address that this browser's free assessment belongs to, stored as `userEmail` (specification 2 and 3). */
export const visitorEmail = {
  read: (): string | null => readItem('email'),
  write: (email: string): void => {
    if (!writeItems({ email })) notify.warning(NOT_STORED);
  },
  remove: (): void => removeItem('email'),
};
