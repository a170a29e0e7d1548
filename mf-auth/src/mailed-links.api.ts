import {
  type AddressConfirmation,
  type ConfirmedAddress,
  confirmedAddressSchema,
  type MailedLinkRequest,
  type Message,
  messageSchema,
  type PasswordReset,
  type PasswordResetChild,
  passwordResetChildSchema,
} from '@wattle/contract';
import { api, postFor } from './api';

export const {
  useForgotPasswordMutation,
  usePasswordResetChildQuery,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useSendConfirmationMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<Message, MailedLinkRequest>(postFor('auth/forgot-password', messageSchema)),
    passwordResetChild: build.query<PasswordResetChild, string>({
      query: (token) => ({ url: 'auth/reset-password/check', method: 'POST', body: { token } }),
      responseSchema: passwordResetChildSchema,
      // A link works once.
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<Message, PasswordReset>(postFor('auth/reset-password', messageSchema)),
    confirmEmail: build.mutation<ConfirmedAddress, AddressConfirmation>(
      postFor('auth/confirm-email', confirmedAddressSchema),
    ),
    sendConfirmation: build.mutation<Message, MailedLinkRequest>(postFor('auth/send-confirmation', messageSchema)),
  }),
});
