import type { Role } from '@wattle/contract';

/** The user that a request is authenticated as. */
export interface SignedInUser {
  id: string;
  username: string;
  role: Role;
  /** Up to fifteen seconds old, as all of this. */
  extraTimePercent?: number | undefined;
}
