import type { FoundFamily } from '@wattle/contract';
import type { FamilyAccount } from '../records/account.schema';

/** A family as staff tell it from others. */
export function toFoundFamily({ _id, parent, users }: FamilyAccount): FoundFamily {
  const { firstName, lastName, email } = parent;
  const children = users.map((child) => ({
    id: String(child._id),
    username: child.username,
    firstName: child.firstName,
    lastName: child.lastName,
  }));
  return { id: String(_id), parent: { firstName, lastName, email }, children };
}
