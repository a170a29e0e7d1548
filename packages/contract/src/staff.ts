import { usernameSchema } from './accounts';
import { STAFF_ROLES } from './constants';
import { get, post, put } from './endpoint';
import { idSchema, messageSchema, momentSchema } from './primitives';
import { z } from './zod';

/** What is done to accounts of staff. */
export const ACCOUNT_ACTION_KINDS = [
  'account-created',
  'account-role',
  'account-disabled',
  'account-enabled',
  'account-link',
  'account-password',
] as const;

const staffRoleSchema = z.enum(STAFF_ROLES, 'Choose a role.');

const staffAccountSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: staffRoleSchema,
  createdAt: momentSchema,
  /** Absent where none is recorded. */
  lastLogInAt: momentSchema.optional(),
  /** It cannot log in since. */
  disabledAt: momentSchema.optional(),
});

/** What somebody did to an account of staff. */
const accountActionSchema = z.object({
  id: idSchema,
  at: momentSchema,
  /** Username of the admin, or the command line. */
  by: z.string(),
  kind: z.enum(ACCOUNT_ACTION_KINDS),
  username: z.string(),
  /** Of an account that was created, or whose role was changed; `roleBefore` only then. */
  role: staffRoleSchema.optional(),
  roleBefore: staffRoleSchema.optional(),
  /** When the link to set a password was used. */
  linkUsedAt: momentSchema.optional(),
});

/** A link by which its holder sets the password of an account, once. It is shown in this response and never again. */
const passwordLinkSchema = z.object({ username: z.string(), link: z.url(), expiresAt: momentSchema });

/** The account is there and cannot be used before its password is set by the link. */
export const newStaffAccountSchema = z.object({ username: usernameSchema, role: staffRoleSchema });

const ofAccount = { params: { id: idSchema } } as const;

export const staffAccounts = get('/staff', 'admin', 'Accounts of staff, and the latest that was done to them', {
  /** Accounts by username; actions with the newest first. */
  response: z.object({ accounts: z.array(staffAccountSchema), actions: z.array(accountActionSchema) }),
});

export const createStaffAccount = post('/staff', 'admin', 'Create an account of staff', {
  body: newStaffAccountSchema,
  status: 201,
  response: passwordLinkSchema,
  refusals: [409],
});

export const changeStaffRole = put('/staff/{id}/role', 'admin', 'Give an account of staff another role', {
  ...ofAccount,
  body: z.object({ role: staffRoleSchema }),
  response: messageSchema,
  refusals: [404, 409],
});

export const disableStaffAccount = put('/staff/{id}/disabled', 'admin', 'Disable an account of staff, or enable it', {
  ...ofAccount,
  body: z.object({ isDisabled: z.boolean() }),
  response: messageSchema,
  refusals: [404, 409],
});

export const createPasswordLink = post('/staff/{id}/password-link', 'admin', 'Make a link that sets a new password', {
  ...ofAccount,
  response: passwordLinkSchema,
  refusals: [404, 409],
});

export type StaffAccount = z.infer<typeof staffAccountSchema>;
export type AccountActionKind = (typeof ACCOUNT_ACTION_KINDS)[number];
export type AccountAction = z.infer<typeof accountActionSchema>;
export type StaffAccounts = z.infer<typeof staffAccounts.response>;
export type PasswordLink = z.infer<typeof passwordLinkSchema>;
export type NewStaffAccount = z.infer<typeof newStaffAccountSchema>;
