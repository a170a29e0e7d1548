import { loginResponseSchema, passwordSchema } from './accounts';
import { post } from './endpoint';
import { emailBodySchema, emailSchema, messageSchema } from './primitives';
import { z } from './zod';

/** Body that names a mailed link by its token, which stands in the fragment of its address. */
export const mailedLinkSchema = z.object({ token: z.string().min(1).max(200) });

/** Body that sets a new password with the token of an emailed link. */
export const passwordResetSchema = mailedLinkSchema.extend({ password: passwordSchema });

/** The address that a parent signed up with. */
const request = { body: emailBodySchema, status: 202, response: messageSchema, refusals: [429] } as const;
const refusals = [422, 429] as const;

export const forgotPassword = post(
  '/auth/forgot-password',
  'public',
  'Email a parent a link to set a new password of each child',
  request,
);

export const passwordResetChild = post('/auth/reset-password/check', 'public', 'Whose password an emailed link sets', {
  body: mailedLinkSchema,
  response: z.object({
    username: z.string(),
    firstName: z.string().optional(),
    /** Whether nobody has logged in with the account yet. */
    isFirst: z.boolean().optional(),
  }),
  refusals,
});

export const resetPassword = post(
  '/auth/reset-password',
  'public',
  'Set a new password with the token of an emailed link',
  { body: passwordResetSchema, response: messageSchema, refusals },
);

export const sendConfirmation = post(
  '/auth/send-confirmation',
  'public',
  'Email a parent the link that confirms the address once more',
  request,
);

export const confirmEmail = post(
  '/auth/confirm-email',
  'public',
  'Confirm a parent’s address with the token of an emailed link',
  {
    /** Whether weekly reports are wanted; where it is absent nothing changes. */
    body: mailedLinkSchema.extend({ wantsWeeklyReport: z.boolean().optional() }),
    /** The first use of a link logs the parent in. */
    response: messageSchema.extend({ login: loginResponseSchema.optional() }),
    refusals,
  },
);

export const erasureOfLink = post('/erasures/check', 'public', 'Whom the token of an emailed link erases', {
  body: mailedLinkSchema,
  response: z.object({ names: z.array(z.string()), isWholeFamily: z.boolean() }),
  refusals,
});

/** Body that erases: the token of a mailed link, and the parent's address, typed as confirmation. */
export const erasureByParentSchema = mailedLinkSchema.extend({ email: emailSchema });

export const eraseByParent = post('/erasures', 'public', 'Erase a child or a family, by the token of an emailed link', {
  body: erasureByParentSchema,
  response: messageSchema,
  refusals,
});

export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordResetChild = z.infer<typeof passwordResetChild.response>;
export type AddressConfirmation = z.infer<typeof confirmEmail.body>;
export type ConfirmedAddress = z.infer<typeof confirmEmail.response>;
export type ErasureOfLink = z.infer<typeof erasureOfLink.response>;
export type ErasureByParent = z.infer<typeof erasureByParentSchema>;
