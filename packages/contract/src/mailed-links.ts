import { passwordSchema } from './accounts';
import { emailSchema, messageSchema } from './primitives';
import { z } from './zod';

/** Body of the requests for mails with links: the address that a parent signed up with. */
export const mailedLinkRequestSchema = z.object({ email: emailSchema });

/** Body that names a mailed link by its token, which stands in the fragment of its address. */
export const mailedLinkSchema = z.object({ token: z.string().min(1).max(200) });

/** Body that confirms an address, and says whether weekly reports are wanted; without a word on it nothing changes. */
export const addressConfirmationSchema = mailedLinkSchema.extend({ wantsWeeklyReport: z.boolean().optional() });

/** What a confirmation answers: with a link that has not expired, also tokens for the progress page of each child. */
export const confirmedAddressSchema = messageSchema.extend({
  children: z.array(z.object({ name: z.string(), progressToken: z.string() })).optional(),
});

/** Body that sets a new password with the token of an emailed link. */
export const passwordResetSchema = mailedLinkSchema.extend({ password: passwordSchema });

/** Whose password a link sets. */
export const passwordResetChildSchema = z.object({ username: z.string(), firstName: z.string().optional() });

export type MailedLinkRequest = z.infer<typeof mailedLinkRequestSchema>;
export type AddressConfirmation = z.infer<typeof addressConfirmationSchema>;
export type ConfirmedAddress = z.infer<typeof confirmedAddressSchema>;
export type MailedLink = z.infer<typeof mailedLinkSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordResetChild = z.infer<typeof passwordResetChildSchema>;
