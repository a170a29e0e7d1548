import type { StaffRole } from '@wattle/contract/constants';

export const ROLE_LABELS: Record<StaffRole, string> = { admin: 'Admin', content: 'Content', marker: 'Marker' };

/** What an account of the role reaches. */
export const ROLE_REACH: Record<StaffRole, string> = {
  admin: 'All of Wattle: questions, families, operations and staff.',
  content: 'The question bank, imports and generation. Sees no family and no child.',
  marker: 'Marks writing, without names.',
};
