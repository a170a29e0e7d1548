import type { Role } from '@wattle/contract';

/** What a request knows of whoever sent it. */
export interface SignedInUser {
  id: string;
  username: string;
  role: Role;
}
